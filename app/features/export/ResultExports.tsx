import type { ResultFormat } from '../../services/exporters/exportResults.ts';
import { exportResults } from '../../services/exporters/exportResults.ts';
import { useAppStore, useAppStoreApi } from '../../store/AppStoreContext.ts';
import type { ExportFacts } from '../../store/selectors/exportFacts.ts';
import { selectExportFacts } from '../../store/selectors/exportFacts.ts';
import { counted } from '../../wording/counted.ts';
import { ExportRow } from './ExportRow.tsx';
import { ExportSection } from './ExportSection.tsx';
import { useTakeAway } from './useTakeAway.ts';

interface ResultForm {
  readonly format: ResultFormat;
  readonly name: string;
  readonly purpose: (facts: ExportFacts) => string;
}

const forms: readonly ResultForm[] = [
  {
    format: 'tsv',
    name: 'TSV',
    purpose: () => 'Copy and paste into a spreadsheet.',
  },
  {
    format: 'csv',
    name: 'CSV',
    purpose: () => 'Open in a spreadsheet. Text that looks like a formula stays text.',
  },
  { format: 'markdown', name: 'Markdown table', purpose: () => 'For a ticket or a pull request.' },
  {
    format: 'json',
    name: 'JSON',
    purpose: () => 'For programs: the verdict, deciding line and reason for each URL.',
  },
  {
    format: 'junit',
    name: 'JUnit XML',
    purpose: ({ expectations }) =>
      expectations === 0
        ? 'For build servers. Contains only URLs with expectations, so add some first.'
        : `For build servers: ${counted(expectations, 'line')} with expectations.`,
  },
];

/** The verdicts as tables and reports. */
export function ResultExports() {
  const store = useAppStoreApi();
  const facts = useAppStore((state) => selectExportFacts(state.case));
  const { copy, save } = useTakeAway();
  const result = (format: ResultFormat) => exportResults(store.getState().case, format);
  return (
    <ExportSection
      title="Results"
      facts={`${counted(facts.urls, 'URL')}, ${counted(facts.bots, 'bot')}: verdict, line, reason, expectation`}
    >
      <ul>
        {forms.map(({ format, name, purpose }) => (
          <ExportRow
            key={format}
            name={name}
            isDisabled={format === 'junit' && facts.expectations === 0}
            onCopy={() => void copy(name, result(format).text)}
            onSave={() => save(result(format))}
          >
            {purpose(facts)}
          </ExportRow>
        ))}
      </ul>
    </ExportSection>
  );
}

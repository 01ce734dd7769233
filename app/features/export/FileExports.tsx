import { exportCase, exportRobots } from '../../services/exporters/exportFiles.ts';
import { useAppStore, useAppStoreApi } from '../../store/AppStoreContext.ts';
import type { ExportFacts } from '../../store/selectors/exportFacts.ts';
import { selectExportFacts } from '../../store/selectors/exportFacts.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import { counted } from '../../wording/counted.ts';
import { ExportRow } from './ExportRow.tsx';
import { ExportSection } from './ExportSection.tsx';
import { useTakeAway } from './useTakeAway.ts';

function robotsFacts({ octets, isAsOpened }: ExportFacts): string {
  const size = counted(octets, 'byte');
  return isAsOpened ? `${size}, identical to the file you opened.` : `${size}, in UTF-8.`;
}

/** The robots.txt and the whole case as files. */
export function FileExports() {
  const store = useAppStoreApi();
  const facts = useAppStore((state) => selectExportFacts(state.case));
  const { copy, save } = useTakeAway();
  const present = () => store.getState().case;
  return (
    <ExportSection title="Files" facts="To save, send or commit with your site">
      <ul>
        <ExportRow
          name="robots.txt"
          onCopy={() => void copy('robots.txt', sourceOf(present().robots).text)}
          onSave={() =>
            save({ fileName: 'robots.txt', mediaType: 'text/plain', octets: exportRobots(present().robots) })
          }
        >
          {robotsFacts(facts)}
        </ExportRow>
        <ExportRow
          name="This case"
          onCopy={() => void copy('This case', exportCase(present()).text)}
          onSave={() => save(exportCase(present()))}
        >
          Everything you entered, as a .robots-case.json file for this page and the command line.
        </ExportRow>
      </ul>
    </ExportSection>
  );
}

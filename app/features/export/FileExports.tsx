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
  const size = counted(octets, 'octet');
  return isAsOpened ? `${size}, exactly those of the file that was opened.` : `${size}, in UTF-8.`;
}

/** The robots.txt and the whole case as files. */
export function FileExports() {
  const store = useAppStoreApi();
  const facts = useAppStore((state) => selectExportFacts(state.case));
  const { copy, save } = useTakeAway();
  const present = () => store.getState().case;
  return (
    <ExportSection title="Files" facts="To keep, to send, to check in beside the site">
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
          All that is entered here, as .robots-case.json: opens in this page and on the command line.
        </ExportRow>
      </ul>
    </ExportSection>
  );
}

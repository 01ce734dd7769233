import { checkCommand, testCommand } from '../../services/exporters/commandLines.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectExportFacts } from '../../store/selectors/exportFacts.ts';
import { counted } from '../../wording/counted.ts';
import styles from './CommandExport.module.css';
import { CommandLine } from './CommandLine.tsx';
import { ExportSection } from './ExportSection.tsx';

/** The same answers on a command line. */
export function CommandExport() {
  const theCase = useAppStore((state) => state.case);
  const { expectations } = useAppStore((state) => selectExportFacts(state.case));
  return (
    <ExportSection title="Command line" facts="The same engine, without a browser">
      <div className={styles.lines}>
        <p>
          {expectations === 0
            ? 'Tests the saved case. It expects nothing yet: write + before URLs that must be allowed, - before those that must not be.'
            : `Tests the saved case: ${counted(expectations, 'line')} with expectations. It exits with 1 where one is not met.`}
        </p>
        <CommandLine does="tests the saved case" command={testCommand(theCase)} />
        <p>Answers for a list of URLs of any length, a line each, tab-separated.</p>
        <CommandLine does="answers for a list" command={checkCommand(theCase)} />
      </div>
    </ExportSection>
  );
}

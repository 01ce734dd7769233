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
            ? 'Tests the saved case. It has no expectations yet: write + before URLs that must be allowed and - before URLs that must be blocked.'
            : `Tests the saved case: ${counted(expectations, 'line')} with expectations. It exits with code 1 if one is not met.`}
        </p>
        <CommandLine does="tests the saved case" command={testCommand(theCase)} />
        <p>Prints one tab-separated verdict per line for a list of URLs of any length.</p>
        <CommandLine does="tests a list of URLs" command={checkCommand(theCase)} />
      </div>
    </ExportSection>
  );
}

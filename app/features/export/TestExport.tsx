import { Copy, Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { generateTest, type TestRunner } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { useAppStore, useAppStoreApi } from '../../store/AppStoreContext.ts';
import { selectGeneratedTest } from '../../store/selectors/exportFacts.ts';
import { liveUrlLimit } from '../../store/selectors/urlRows.ts';
import { CodeView } from './CodeView.tsx';
import { CommandLine } from './CommandLine.tsx';
import { ExportSection } from './ExportSection.tsx';
import { RunnerChoice } from './RunnerChoice.tsx';
import styles from './TestExport.module.css';
import { useTakeAway } from './useTakeAway.ts';

/** A test file for the site's own repository, that asserts the present verdicts. */
export function TestExport() {
  const store = useAppStoreApi();
  const [runner, setRunner] = useState<TestRunner>('vitest');
  // Typing must not wait for thousands of lines of code.
  const theCase = useDeferredValue(useAppStore((state) => state.case));
  const generated = selectGeneratedTest(theCase, runner);
  const { copy, save } = useTakeAway();
  const present = () => generateTest(store.getState().case, runner);
  const saveTest = () => {
    const { fileName, code } = present();
    save({ fileName, mediaType: 'text/javascript', text: code });
  };
  return (
    <ExportSection
      title="Test for your repository"
      facts="Fails when a change to robots.txt changes one of these verdicts"
      controls={<RunnerChoice runner={runner} onChange={setRunner} />}
    >
      {generated === null ? (
        <p>
          A test with more than {liveUrlLimit.toLocaleString('en')} URLs is too long to show here. Save it, or
          keep the URLs in the case and use the command line below.
        </p>
      ) : (
        <>
          <CodeView
            key={generated.fileName}
            label={`Contents of ${generated.fileName}`}
            text={generated.code}
          />
          <CommandLine does="runs the test" command={generated.shell} />
        </>
      )}
      <div className={styles.actions}>
        <Button onClick={() => void copy('Test', present().code)}>
          <Copy aria-hidden="true" />
          Copy the test
        </Button>
        <Button onClick={saveTest}>
          <Download aria-hidden="true" />
          Save the test
        </Button>
      </div>
    </ExportSection>
  );
}

import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import { selectUrlCount } from '../../store/selectors/urlRows.ts';
import { CommandExport } from './CommandExport.tsx';
import styles from './ExportTab.module.css';
import { FileExports } from './FileExports.tsx';
import { ResultExports } from './ResultExports.tsx';
import { TestExport } from './TestExport.tsx';

/** Everything that can be taken along: results, files, a test, command lines. */
export function ExportTab() {
  const isEmpty = useAppStore((state) => isEmptyCase(state.case));
  const hasAnswers = useAppStore(
    ({ case: { urlList, bots } }) => selectUrlCount({ origin: '', urlList }) > 0 && bots.length > 0,
  );
  const setTab = useAppStore((state) => state.setTab);
  const toUrls = <Button onClick={() => setTab('urls')}>Go to URLs</Button>;
  if (isEmpty)
    return (
      <EmptyState title="What shall be taken along?" actions={toUrls}>
        <p>
          Paste a robots.txt first, and list the URLs that matter. Then their verdicts leave from here: as a
          table for a spreadsheet or a ticket, as a test that fails when a change breaks them, as a file.
        </p>
      </EmptyState>
    );
  return (
    <div className={styles.tab}>
      {hasAnswers ? (
        <ResultExports />
      ) : (
        <EmptyState title="No results yet" actions={toUrls}>
          <p>List URLs and choose bots: their verdicts can be exported, and kept by a test.</p>
        </EmptyState>
      )}
      <FileExports />
      {hasAnswers && <TestExport />}
      {hasAnswers && <CommandExport />}
    </div>
  );
}

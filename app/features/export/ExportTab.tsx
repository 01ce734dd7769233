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
  const longList = useAppStore((state) => state.largeList?.name ?? null);
  const setTab = useAppStore((state) => state.setTab);
  const toUrls = <Button onClick={() => setTab('urls')}>Go to URLs</Button>;
  if (isEmpty)
    return (
      <EmptyState title="What do you want to export?" actions={toUrls}>
        <p>
          Paste a robots.txt and list the URLs that matter. You can then export their verdicts as a table, a
          file, or a test that fails when a change breaks them.
        </p>
      </EmptyState>
    );
  return (
    <div className={styles.tab}>
      {longList !== null && (
        <p className={styles.notice} role="note">
          The long list from {longList} is not part of the case. Save its results as CSV under “URLs”.{' '}
          {toUrls}
        </p>
      )}
      {hasAnswers ? (
        <ResultExports />
      ) : (
        <EmptyState title="No results yet" actions={toUrls}>
          <p>List URLs and choose bots to export their verdicts or generate a test.</p>
        </EmptyState>
      )}
      <FileExports />
      {hasAnswers && <TestExport />}
      {hasAnswers && <CommandExport />}
    </div>
  );
}

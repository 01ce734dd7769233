import { lazy, Suspense } from 'react';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectBulkInputs } from '../../store/selectors/bulkInputs.ts';
import { BotPicker } from './BotPicker.tsx';
import { LongResults } from './LongResults.tsx';
import { OpenListButton } from './OpenListButton.tsx';
import { UrlListPanel } from './UrlListPanel.tsx';
import styles from './UrlsTab.module.css';
import { useUrlImport } from './useUrlImport.ts';

const ShortResults = lazy(() =>
  import('./ShortResults.tsx').then(({ ShortResults }) => ({ default: ShortResults })),
);

/** URLs against bots: the list, the bots, the verdicts, whose code follows the first screen. */
export function UrlsTab() {
  const importer = useUrlImport();
  const isLong = useAppStore((state) => selectBulkInputs(state) !== null);
  return (
    <div className={styles.tab} data-scrolls>
      <div className={styles.bar}>
        <BotPicker />
        <OpenListButton onFile={(file) => void importer.takeFile(file)} />
      </div>
      <UrlListPanel importer={importer} />
      <div className={styles.results}>
        <Suspense fallback={null}>{isLong ? <LongResults /> : <ShortResults />}</Suspense>
      </div>
    </div>
  );
}

import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectUrlCount } from '../../store/selectors/urlRows.ts';
import { BotPicker } from './BotPicker.tsx';
import { KeyHint } from './KeyHint.tsx';
import { ResultBar } from './ResultBar.tsx';
import { ResultTable } from './ResultTable.tsx';
import { UrlListPanel } from './UrlListPanel.tsx';
import styles from './UrlsTab.module.css';

/** URLs against bots: the list, the bots, the verdicts. */
export function UrlsTab() {
  const hasUrls = useAppStore((state) => selectUrlCount(state.case) > 0);
  return (
    <div className={styles.tab}>
      <div className={styles.bar}>
        <BotPicker />
      </div>
      <UrlListPanel />
      <div className={styles.results}>
        <ResultBar />
        <ResultTable />
        {hasUrls && <KeyHint canExpect />}
      </div>
    </div>
  );
}

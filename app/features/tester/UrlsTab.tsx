import { BotPicker } from './BotPicker.tsx';
import { ResultFilter } from './ResultFilter.tsx';
import { ResultTable } from './ResultTable.tsx';
import { UrlListPanel } from './UrlListPanel.tsx';
import styles from './UrlsTab.module.css';

/** URLs against bots: the list, the bots, the verdicts. */
export function UrlsTab() {
  return (
    <div className={styles.tab}>
      <div className={styles.bar}>
        <BotPicker />
        <ResultFilter />
      </div>
      <UrlListPanel />
      <ResultTable />
    </div>
  );
}

import { FileText } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { LargeList } from '../../store/bulkSlice.ts';
import { sizeWords } from '../../wording/bulkWords.ts';
import styles from './LargeListPanel.module.css';

/** Stands in the editor's place for a list that is too long for it. */
export function LargeListPanel({ list }: { readonly list: LargeList }) {
  const run = useAppStore((state) => state.bulkRun);
  const setLargeList = useAppStore((state) => state.setLargeList);
  const isCounted = run?.phase === 'done' && run.inputs.list === list.list;
  const what = isCounted
    ? `${(run.progress?.rows ?? 0).toLocaleString('en')} URLs`
    : sizeWords(list.list.size);
  return (
    <section className={styles.panel} aria-label="Long list">
      <FileText aria-hidden="true" />
      <div>
        <h3>
          {what} from {list.name}
          {list.note !== '' && `, ${list.note}`}
        </h3>
        <p>Tested here. The list is too long to be saved in drafts or links.</p>
      </div>
      <Button onClick={() => setLargeList(null)}>Close</Button>
    </section>
  );
}

import { FileText } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { LargeList } from '../../store/bulkSlice.ts';
import { selectTestedCount } from '../../store/selectors/bulkInputs.ts';
import { sizeWords } from '../../wording/bulkWords.ts';
import { counted } from '../../wording/counted.ts';
import styles from './LargeListPanel.module.css';

/** Stands in the editor's place for a list that is too long for it. */
export function LargeListPanel({ list }: { readonly list: LargeList }) {
  const urls = useAppStore(selectTestedCount);
  const setLargeList = useAppStore((state) => state.setLargeList);
  const what = urls === null ? sizeWords(list.list.size) : counted(urls, 'URL');
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

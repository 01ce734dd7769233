import { TriangleAlert } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectOverruledBots } from '../../store/selectors/fetchReaders.ts';
import { useMinute } from '../../store/useMinute.ts';
import { overruledSentence } from '../../wording/overruled.ts';
import styles from './FetchNotice.module.css';

/** Says that verdicts are for another day, where the answer for robots.txt decides before any rule does. */
export function FetchNotice() {
  const minute = useMinute();
  const overruled = useAppStore((state) => selectOverruledBots(state.case, minute));
  const setTab = useAppStore((state) => state.setTab);
  const setFetchPart = useAppStore((state) => state.setFetchPart);
  if (overruled.length === 0) return null;
  return (
    <div role="status" className={styles.notice}>
      <TriangleAlert aria-hidden="true" />
      <p>
        <b>Not in effect now.</b> {overruledSentence(overruled)} The verdicts below apply once the file can be
        read.
      </p>
      <Button
        variant="quiet"
        onClick={() => {
          setFetchPart('file');
          setTab('fetch');
        }}
      >
        See the response
      </Button>
    </div>
  );
}

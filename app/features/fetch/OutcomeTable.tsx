import { PanelHeader } from '../../components/PanelHeader.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectFetchReaders } from '../../store/selectors/fetchReaders.ts';
import { useMinute } from '../../store/useMinute.ts';
import { OutcomeRow } from './OutcomeRow.tsx';
import styles from './OutcomeTable.module.css';

/** What each reader makes of the answer: a row a dialect, and one for each bot that does otherwise. */
export function OutcomeTable() {
  const minute = useMinute();
  const readers = useAppStore((state) => selectFetchReaders(state.case, minute));
  return (
    <section aria-label="What crawlers do">
      <PanelHeader title="What crawlers do" />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Reader</th>
            <th scope="col">Then</th>
            <th scope="col">Until</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {readers.map((reader) => (
            <OutcomeRow
              key={`${reader.dialect} ${reader.kind === 'bot' ? reader.bots[0]?.asked : ''}`}
              reader={reader}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

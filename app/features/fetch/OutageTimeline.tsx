import { PanelHeader } from '../../components/PanelHeader.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectOutage } from '../../store/selectors/fetchReaders.ts';
import { useMinute } from '../../store/useMinute.ts';
import { durationInWords, momentInWords } from '../../wording/moments.ts';
import { OutageRow } from './OutageRow.tsx';
import styles from './OutageTimeline.module.css';
import { placeOf } from './outagePlaces.ts';

/** What changes as an outage goes on, drawn: a row for each way to deal with it, a mark at the time asked about. */
export function OutageTimeline() {
  const minute = useMinute();
  const outage = useAppStore((state) => selectOutage(state.case, minute));
  if (outage === null) return null;
  const { bounds, rows, at, since } = outage;
  const columns = `repeat(${bounds.length}, minmax(0, 1fr))`;
  return (
    <section aria-label="During the outage">
      <PanelHeader
        title="During the outage"
        facts={
          <span>
            since {momentInWords(since)}, {at === 0 ? 'just now' : `for ${durationInWords(at)}`}
          </span>
        }
      />
      <div className={styles.chart}>
        <div className={styles.scale} style={{ gridTemplateColumns: columns }} aria-hidden="true">
          {bounds.map((bound) => (
            <span key={bound} className={styles.tick}>
              <b>{bound === 0 ? 'first failure' : durationInWords(bound)}</b>
              <span>{momentInWords(since + bound)}</span>
            </span>
          ))}
          <span className={styles.now} style={{ left: `${placeOf(at, bounds) * 100}%` }}>
            now
          </span>
        </div>
        {rows.map((row) => {
          const [first] = row.readers;
          // A bot may read as a dialect that has a row, too.
          const key = `${first?.dialect} ${first?.kind} ${first?.bots[0]?.asked}`;
          return <OutageRow key={key} row={row} bounds={bounds} at={at} />;
        })}
      </div>
    </section>
  );
}

import type { CSSProperties } from 'react';
import { OutcomeMark } from '../../components/OutcomeMark.tsx';
import type { FetchReader, OutageRow as Row } from '../../store/selectors/fetchReaders.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import { durationInWords } from '../../wording/moments.ts';
import styles from './OutageRow.module.css';
import { columnsOf, placeOf } from './outagePlaces.ts';

interface OutageRowProps {
  readonly row: Row;
  readonly bounds: readonly number[];
  /** Seconds from the first failure to the time asked about. */
  readonly at: number;
}

function nameOf({ kind, dialect, bots }: FetchReader): string {
  return kind === 'dialect' ? shortNameOf(dialect) : bots.map(({ crawler }) => crawler.token).join(', ');
}

/** A stretch in words, for those who listen. */
function stretch(from: number, to: number | null): string {
  if (to === null) return from === 0 ? 'as long as it lasts' : `after ${durationInWords(from)}`;
  return `from ${from === 0 ? 'the first failure' : durationInWords(from)} to ${durationInWords(to)}`;
}

/** What some readers do as time goes by. */
export function OutageRow({ row, bounds, at }: OutageRowProps) {
  const names = row.readers.map(nameOf).join(', ');
  return (
    <div className={styles.row}>
      <h3 className={styles.name}>{names}</h3>
      <ol
        className={styles.periods}
        aria-label={names}
        style={{ '--columns': bounds.length } as CSSProperties}
      >
        {row.periods.map(({ fromSeconds, toSeconds, outcome }) => {
          const { from, to } = columnsOf({ fromSeconds, toSeconds }, bounds);
          const isNow = at >= fromSeconds && (toSeconds === null || at < toSeconds);
          return (
            <li
              key={fromSeconds}
              aria-current={isNow ? 'time' : undefined}
              className={styles.period}
              data-kind={outcome.kind}
              style={{ '--from': from, '--to': to } as CSSProperties}
            >
              <OutcomeMark kind={outcome.kind} />
              <span className={styles.stretch}>{stretch(fromSeconds, toSeconds)}</span>
              {isNow && (
                <span aria-hidden="true" className={styles.present}>
                  now
                </span>
              )}
            </li>
          );
        })}
        <li aria-hidden="true" className={styles.now} style={{ left: `${placeOf(at, bounds) * 100}%` }} />
      </ol>
    </div>
  );
}

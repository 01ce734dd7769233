import { Button } from '../../components/Button.tsx';
import type { BulkRunState } from '../../store/bulkSlice.ts';
import { progressWords, runWords } from '../../wording/bulkWords.ts';
import styles from './BulkProgressBar.module.css';

interface BulkProgressBarProps {
  readonly run: BulkRunState;
  /** True while a newer run has nothing to show yet. */
  readonly isStale: boolean;
}

/** How far a run is, how fast and how long it will take; afterwards, how it went. */
export function BulkProgressBar({ run, isStale }: BulkProgressBarProps) {
  const { phase, progress } = run;
  const share = progress === null || progress.octets === 0 ? 0 : progress.octetsRead / progress.octets;
  return (
    <div className={styles.bar} data-phase={phase}>
      <p role="status" className={styles.words}>
        {isStale ? 'These results are out of date. New ones are being calculated.' : runWords(run)}
      </p>
      {phase === 'runs' && !isStale && (
        <>
          <progress className={styles.progress} aria-label="URLs tested" max={1} value={share} />
          <span className={styles.figures}>{progressWords(progress)}</span>
          <Button onClick={run.cancel}>Cancel</Button>
        </>
      )}
      {(phase === 'cancelled' || phase === 'failed') && !isStale && (
        <Button onClick={run.restart}>Run again</Button>
      )}
    </div>
  );
}

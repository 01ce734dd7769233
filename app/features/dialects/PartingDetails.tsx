import type { UrlChange } from '../../../engine/index.ts';
import { TraceView } from '../../answers/TraceView.tsx';
import { VerdictMark } from '../../components/VerdictMark.tsx';
import { shortNameOf } from '../../wording/dialectNames.ts';
import type { Parting } from '../../wording/explainDifference.ts';
import { ChoiceSources } from './ChoiceSources.tsx';
import styles from './PartingDetails.module.css';

interface PartingDetailsProps {
  readonly parting: Parting;
  readonly changes: readonly UrlChange[];
}

/** Both ways from the URL to the verdict, side by side, and where it is written that they are so. */
export function PartingDetails({ parting, changes }: PartingDetailsProps) {
  const sides = [
    { trace: parting.a, className: styles.first },
    { trace: parting.b, className: styles.second },
  ];
  return (
    <div className={styles.details}>
      {sides.map(({ trace, className }) => (
        <section key={trace.dialect} className={className} aria-label={shortNameOf(trace.dialect)}>
          <h3>
            {shortNameOf(trace.dialect)} <VerdictMark kind={trace.verdict.allowed ? 'allowed' : 'blocked'} />
          </h3>
          <TraceView trace={trace} changes={changes} />
        </section>
      ))}
      <ChoiceSources parting={parting} />
    </div>
  );
}

import { countBySeverity } from '../../../engine/index.ts';
import { SeverityMark } from '../../components/SeverityMark.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectUnmuted } from '../../store/selectors/findings.ts';
import styles from './SeverityFilter.module.css';
import { severityNames } from './severities.ts';

/** How many findings there are of each severity, each count a switch that lists them or not. */
export function SeverityFilter() {
  const findings = useAppStore(selectUnmuted);
  const hidden = useAppStore((state) => state.problemView.hidden);
  const setView = useAppStore((state) => state.setProblemView);
  const counts = countBySeverity(findings);
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Listed</legend>
      {severityNames.map(({ severity, one, several }) => {
        const count = counts[severity];
        if (count === 0) return null;
        const isShown = !hidden.includes(severity);
        return (
          <button
            key={severity}
            type="button"
            className={styles.switch}
            aria-pressed={isShown}
            title={isShown ? `Hide ${several}` : `Show ${several}`}
            onClick={() =>
              setView({
                hidden: isShown ? [...hidden, severity] : hidden.filter((other) => other !== severity),
              })
            }
          >
            <span aria-hidden="true">
              <SeverityMark kind={severity} />
            </span>
            {count} {count === 1 ? one : several}
          </button>
        );
      })}
    </fieldset>
  );
}

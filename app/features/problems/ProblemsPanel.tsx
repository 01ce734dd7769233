import { Button } from '../../components/Button.tsx';
import { PanelHeader } from '../../components/PanelHeader.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import { countFindings, selectFindings, selectIsChecking } from '../../store/selectors/findings.ts';
import { ProblemList } from './ProblemList.tsx';
import styles from './ProblemsPanel.module.css';
import { summaryOf } from './summaryOf.ts';
import { useFixAll } from './useFixAll.ts';

/** What is wrong with the robots.txt. */
export function ProblemsPanel() {
  const findings = useAppStore(selectFindings);
  const isChecking = useAppStore(selectIsChecking);
  const isEmpty = useAppStore((state) => isEmptyCase(state.case));
  const fixAll = useFixAll();
  const safe = findings.filter(({ fix }) => fix?.safe).length;
  return (
    <section className={styles.panel} aria-label="Problems">
      <PanelHeader
        title="Problems"
        facts={
          <span role="status">
            {isChecking ? 'checking…' : isEmpty ? '' : summaryOf(countFindings(findings))}
          </span>
        }
      >
        {safe > 0 && <Button onClick={() => void fixAll()}>Fix all safe ({safe})</Button>}
      </PanelHeader>
      {findings.length > 0 ? (
        <ProblemList findings={findings} />
      ) : (
        <p className={styles.none}>
          {isChecking
            ? 'The file is being checked.'
            : isEmpty
              ? 'Mistakes show up here as you type, each with its reason and, where there is one, its fix.'
              : 'No mistake found in this file.'}
        </p>
      )}
    </section>
  );
}

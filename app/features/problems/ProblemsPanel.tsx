import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { PanelHeader } from '../../components/PanelHeader.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import {
  selectFindings,
  selectIsChecking,
  selectListedFindings,
  selectUnmuted,
} from '../../store/selectors/findings.ts';
import { MutedRules } from './MutedRules.tsx';
import { NewErrors } from './NewErrors.tsx';
import { ProblemList } from './ProblemList.tsx';
import styles from './ProblemsPanel.module.css';
import { ProblemToolbar } from './ProblemToolbar.tsx';
import { SeverityFilter } from './SeverityFilter.tsx';
import { useProposeFixes } from './useProposeFixes.ts';

/** What stands in the place of a list that has nothing. */
function useEmptyText(): ReactNode {
  const isChecking = useAppStore(selectIsChecking);
  const isEmpty = useAppStore((state) => isEmptyCase(state.case));
  const found = useAppStore((state) => selectUnmuted(state).length);
  const isAnythingMuted = useAppStore((state) => state.case.mutedRules.length > 0);
  if (isChecking) return 'The file is being checked.';
  if (isEmpty) return 'Problems appear here as you type, each with its reason and, if available, a fix.';
  if (found > 0) return 'No problems match the filters above. Press a count to show its problems.';
  return isAnythingMuted ? 'No problems except muted ones.' : 'No problems found in this file.';
}

/** What is wrong with the robots.txt. */
export function ProblemsPanel() {
  const findings = useAppStore(selectListedFindings);
  const count = useAppStore((state) => selectFindings(state).length);
  const isAnything = useAppStore((state) => selectUnmuted(state).length > 0);
  const isChecking = useAppStore(selectIsChecking);
  const emptyText = useEmptyText();
  const proposeFixes = useProposeFixes();
  const safe = findings.filter(({ fix }) => fix?.safe).length;
  return (
    <section className={styles.panel} aria-label="Problems">
      <div>
        <PanelHeader
          title={count === 0 ? 'Problems' : `Problems ${count.toLocaleString('en')}`}
          facts={isChecking && isAnything ? 'checking…' : <SeverityFilter />}
        >
          {safe > 0 && <Button onClick={() => void proposeFixes()}>Fix all safe ({safe})</Button>}
        </PanelHeader>
        {isAnything && <ProblemToolbar />}
      </div>
      {findings.length > 0 ? <ProblemList findings={findings} /> : <p className={styles.none}>{emptyText}</p>}
      <div>
        <MutedRules />
        <NewErrors />
      </div>
    </section>
  );
}

import { useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LateResults } from '../../components/LateResults.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { Question } from '../../store/late/question.ts';
import { useAnswer } from '../../store/useAnswer.ts';
import { AnswerPane } from './AnswerPane.tsx';
import { AxisPicker } from './AxisPicker.tsx';
import { BotSetPicker } from './BotSetPicker.tsx';
import styles from './BotsTab.module.css';
import { MatrixFoot } from './MatrixFoot.tsx';
import { MatrixGrid } from './MatrixGrid.tsx';
import { MatrixSummary } from './MatrixSummary.tsx';
import type { MatrixPick } from './matrixPick.ts';
import { pickedAnswer } from './matrixPick.ts';

/** Bots against URLs or paths: who is in and who is out. */
export function BotsTab() {
  const botSets = useAppStore((state) => state.botSets);
  const matrixAxis = useAppStore((state) => state.matrixAxis);
  const question = useMemo(
    (): Question<'matrix'> => ({ kind: 'matrix', botSets, matrixAxis }),
    [botSets, matrixAxis],
  );
  const { answer: view, state, retry } = useAnswer(question);
  const [pick, setPick] = useState<MatrixPick | null>(null);
  const picked = view === null ? null : pickedAnswer(view.groups, view.columns, pick);
  const verdict = picked?.verdict ?? null;
  const light = useAppStore((state) => state.light);
  const revealLine = useAppStore((state) => state.revealLine);
  useEffect(() => {
    light(verdict);
    // What is lit belongs to this tab, and goes with it.
    return () => light(null);
  }, [verdict, light]);
  const open = (next: MatrixPick | null) => {
    setPick(next);
    const line = view === null ? 0 : (pickedAnswer(view.groups, view.columns, next)?.verdict?.line ?? 0);
    if (line > 0) revealLine(line, { isAside: true });
  };
  const tab = useRef<HTMLDivElement>(null);
  const close = () => {
    // The focus goes back to where the answer was opened.
    tab.current?.querySelector<HTMLElement>('[data-cell][aria-expanded="true"]')?.focus();
    setPick(null);
  };
  return (
    <LateResults state={state} onRetry={retry}>
      {view !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what was opened, wherever the focus is
        <div ref={tab} className={styles.tab} onKeyDown={({ key }) => key === 'Escape' && close()}>
          <MatrixSummary view={view} />
          <div className={styles.bar}>
            <BotSetPicker sizes={view.sizes}>
              <AxisPicker axis={view.axis} />
            </BotSetPicker>
          </div>
          {view.columns.length === 0 ? (
            <EmptyState title="Which URLs do you want to test?">
              <p>The URL list is empty. Add some in the URLs tab, or show paths instead.</p>
            </EmptyState>
          ) : view.groups.length === 0 ? (
            <EmptyState title="Which bots?">
              <p>Choose a set above. “Named in the file” lists the bots in its User-agent lines.</p>
            </EmptyState>
          ) : (
            <MatrixGrid
              groups={view.groups}
              columns={view.columns}
              axis={view.axis}
              pick={pick}
              onPick={open}
            />
          )}
          {picked !== null && <AnswerPane picked={picked} onClose={close} />}
          <MatrixFoot groups={view.groups} />
        </div>
      )}
    </LateResults>
  );
}

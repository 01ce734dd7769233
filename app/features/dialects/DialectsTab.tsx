import { useEffect, useMemo } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LateResults } from '../../components/LateResults.tsx';
import { useAppStore, useAppStoreApi } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import type { Question } from '../../store/late/question.ts';
import { useAnswer } from '../../store/useAnswer.ts';
import { DialectBar } from './DialectBar.tsx';
import styles from './DialectsTab.module.css';
import { DialectTable } from './DialectTable.tsx';
import { DifferenceGuide } from './DifferenceGuide.tsx';
import { FindDifferences } from './FindDifferences.tsx';

/** What each standard and vendor makes of the same file and URLs, and why they part. */
export function DialectsTab() {
  const dialectBot = useAppStore((state) => state.dialectBot);
  const pair = useAppStore((state) => state.dialectPair);
  const question = useMemo((): Question<'dialects'> => ({ kind: 'dialects', dialectBot }), [dialectBot]);
  const { of, answer, state, retry } = useAnswer(question);
  const store = useAppStoreApi();
  const isEmpty = useAppStore((state) => isEmptyCase(state.case));
  // What is lit belongs to this tab, and goes with it.
  useEffect(() => () => store.getState().compareUrl(null), [store]);
  if (isEmpty)
    return (
      <EmptyState title="One file, ten readings">
        <p>
          The 1994 and 1996 standards, RFC 9309 and the large search engines read the same robots.txt
          differently. Write or open a file on the left to see which reader allows what, and why they differ.
        </p>
      </EmptyState>
    );
  const inputs = answer === null ? null : { ...answer, case: of, pair };
  return (
    <LateResults state={state} onRetry={retry}>
      {inputs !== null && (
        <div className={styles.tab}>
          <DialectBar inputs={inputs} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
          <section className={styles.scroll} aria-label="Dialects" tabIndex={0}>
            <DialectTable inputs={inputs} />
            <FindDifferences inputs={inputs} />
            <DifferenceGuide inputs={inputs} />
          </section>
        </div>
      )}
    </LateResults>
  );
}

import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { SearchProgress } from '../../components/SearchProgress.tsx';
import { sourceOf } from '../../store/selectors/source.ts';
import { changeHeadline, concernsImportant, orderedProofs } from '../../wording/changeWords.ts';
import { CrawlerProofEntry } from './CrawlerProofEntry.tsx';
import styles from './EveryUrl.module.css';
import type { ChangeInputs } from './useChangeInputs.ts';

const marks = { equal: Check, differs: TriangleAlert, undecided: CircleHelp };

/** The proof: what changes for every URL there is, crawler by crawler. */
export function EveryUrl({ inputs }: { readonly inputs: ChangeInputs }) {
  const { proof, searchFurther } = inputs;
  const { state, earlier, cancel, restart } = proof;
  const answer = state.kind === 'idle' || state.kind === 'failed' ? null : state.answer;
  const proofs = (earlier?.answer ?? answer)?.proofs ?? [];
  // What was proven before an edit speaks of the files as they were.
  const shown =
    earlier === null
      ? inputs
      : { ...inputs, before: sourceOf(earlier.question.before), after: sourceOf(earlier.question.after) };
  const isDone = state.kind === 'done';
  const headline = changeHeadline(proofs);
  const Mark = marks[headline.kind];
  return (
    <section className={styles.section} aria-labelledby="every-url">
      <h3 id="every-url">All possible URLs</h3>
      <div role="status" className={styles.status}>
        {(isDone || earlier !== null) && (
          <p className={`${styles.headline} ${styles[headline.kind]}`}>
            <Mark aria-hidden="true" strokeWidth={2.5} />
            {headline.text}
            {earlier !== null && <span className={styles.again}>before your last edit</span>}
          </p>
        )}
        {state.kind === 'running' && (
          <SearchProgress
            title={
              earlier === null ? 'Searching all URLs for every crawler' : 'Checking again for every crawler'
            }
            states={state.states}
            share={answer === null ? null : answer.answered / answer.asked}
            onCancel={cancel}
          />
        )}
        {state.kind === 'cancelled' && (
          <>
            <p>Cancelled. Anything not listed here is not proven.</p>
            <Button onClick={restart}>Search again</Button>
          </>
        )}
        {state.kind === 'failed' && (
          <>
            <p>The search failed: {state.message}</p>
            <Button onClick={restart}>Search again</Button>
          </>
        )}
        {isDone && proofs.some(({ outcome }) => outcome.kind === 'undecided') && (
          <Button onClick={searchFurther}>Search ten times as many states</Button>
        )}
      </div>
      {proofs.length > 0 && (
        <ul
          className={`${styles.proofs} ${earlier === null ? '' : styles.earlier}`}
          aria-label="By crawler"
          aria-busy={earlier !== null}
        >
          {orderedProofs(proofs).map((one) => (
            <CrawlerProofEntry
              key={one.crawlers[0]}
              proof={one}
              inputs={shown}
              isCurrent={earlier === null}
              isImportant={concernsImportant(one, inputs.crawlers.important)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

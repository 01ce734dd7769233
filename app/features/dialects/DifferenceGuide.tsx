import { useMemo } from 'react';
import { SearchProgress } from '../../components/SearchProgress.tsx';
import type { CausesQuestion } from '../../services/proofs/protocol.ts';
import { useProof } from '../../services/proofs/useProof.ts';
import { memoizeLast } from '../../store/memoize.ts';
import type { DialectRow } from '../../store/selectors/dialectRows.ts';
import { dialectIds, differingRows } from '../../store/selectors/dialectRows.ts';
import { readerNames } from '../../wording/dialectNames.ts';
import { CauseEntry } from './CauseEntry.tsx';
import styles from './DifferenceGuide.module.css';
import type { DialectInputs } from './dialectInputs.ts';

const urlsOf = memoizeLast((rows: readonly DialectRow[]) => rows.map(({ url }) => url));

/** Each kind of difference that the URLs of the list show, explained by the file's own lines. */
export function DifferenceGuide({ inputs }: { readonly inputs: DialectInputs }) {
  const { case: theCase, agent, pair, rows } = inputs;
  const { robots } = theCase;
  const urls = urlsOf(differingRows(rows));
  const question = useMemo((): CausesQuestion | null => {
    if (urls.length === 0) return null;
    const others = dialectIds.filter((id) => id !== pair.a);
    return { kind: 'causes', robots, agent, reference: pair.a, others, urls };
  }, [robots, agent, pair.a, urls]);
  const { state, cancel } = useProof(question);
  if (state.kind === 'idle') return null;
  return (
    <section className={styles.guide} aria-labelledby="difference-guide">
      <h3 id="difference-guide">Why do they differ?</h3>
      {state.kind === 'running' && (
        <SearchProgress
          title="Comparing URLs"
          states={0}
          share={state.states / urls.length}
          onCancel={cancel}
        />
      )}
      {state.kind === 'failed' && <p role="alert">This failed: {state.message}</p>}
      {state.kind === 'cancelled' && <p>Cancelled.</p>}
      {state.kind === 'done' && (
        <>
          <p className={styles.lead}>
            {state.answer.groups.length === 1
              ? 'One kind of difference'
              : `${state.answer.groups.length} kinds of difference`}{' '}
            between {readerNames[pair.a]} and the others, with your lines.
          </p>
          <ol className={styles.causes}>
            {state.answer.groups.map((group) => (
              <CauseEntry key={group.cause} group={group} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { defaultMaxStates } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { SearchProgress } from '../../components/SearchProgress.tsx';
import type { DialectsQuestion } from '../../services/proofs/protocol.ts';
import { useProof } from '../../services/proofs/useProof.ts';
import { readerNames } from '../../wording/dialectNames.ts';
import { dialectProof } from '../../wording/proofs.ts';
import type { DialectInputs } from './dialectInputs.ts';
import styles from './FindDifferences.module.css';
import { FoundDifferences } from './FoundDifferences.tsx';

/** Searches all URLs there are for those on which the two dialects differ. */
export function FindDifferences({ inputs }: { readonly inputs: DialectInputs }) {
  const { case: theCase, agent, pair } = inputs;
  const { robots } = theCase;
  const { a, b } = pair;
  const [isWanted, setIsWanted] = useState(false);
  const [maxStates, setMaxStates] = useState(defaultMaxStates);
  const question = useMemo(
    (): DialectsQuestion | null =>
      isWanted && a !== b ? { kind: 'dialects', robots, agent, a, b, maxStates } : null,
    [isWanted, robots, agent, a, b, maxStates],
  );
  const { state, earlier, cancel, restart } = useProof(question);
  const title = `URLs on which ${readerNames[a]} and ${readerNames[b]} differ`;
  return (
    <section className={styles.find} aria-labelledby="find-differences">
      <h3 id="find-differences">{title}</h3>
      <div role="status" className={styles.status}>
        {a === b && <p>Choose two different dialects above.</p>}
        {a !== b && state.kind === 'idle' && (
          <>
            <p>Searches all possible URLs, not only your list, using the rules in the file.</p>
            <Button onClick={() => setIsWanted(true)}>
              <Search aria-hidden="true" />
              Find URLs on which they differ
            </Button>
          </>
        )}
        {earlier !== null && <p>Before your last edit: {dialectProof(earlier.answer.outcome, pair)}</p>}
        {state.kind === 'running' && (
          <SearchProgress
            title={earlier === null ? 'Searching all URLs' : 'Checking again'}
            states={state.states}
            share={null}
            onCancel={cancel}
          />
        )}
        {state.kind === 'cancelled' && (
          <>
            <p>Cancelled after {state.states.toLocaleString('en')} states. Nothing is proven.</p>
            <Button onClick={restart}>Search again</Button>
          </>
        )}
        {state.kind === 'failed' && (
          <>
            <p>The search failed: {state.message}</p>
            <Button onClick={restart}>Search again</Button>
          </>
        )}
        {state.kind === 'done' && <p>{dialectProof(state.answer.outcome, pair)}</p>}
        {state.kind === 'done' && state.answer.outcome.kind === 'undecided' && (
          <Button onClick={() => setMaxStates(maxStates * 10)}>Search ten times as many states</Button>
        )}
      </div>
      {state.kind === 'done' && state.answer.outcome.kind === 'differs' && (
        <FoundDifferences kinds={state.answer.outcome.kinds} inputs={inputs} />
      )}
    </section>
  );
}

import type { KindOfDifference } from '../../../engine/index.ts';
import { DecidedBy } from '../../answers/DecidedBy.tsx';
import type { ShownWitness } from '../../answers/WitnessList.tsx';
import { WitnessList } from '../../answers/WitnessList.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { partingOver } from '../../store/selectors/dialectRows.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import { explainDifference } from '../../wording/explainDifference.ts';
import styles from './FoundDifferences.module.css';
import type { DialectInputs } from './useDialectInputs.ts';

interface FoundDifferencesProps {
  readonly kinds: readonly KindOfDifference[];
  readonly inputs: DialectInputs;
}

/** The URLs that were found, with both verdicts and why they part. */
export function FoundDifferences({ kinds, inputs }: FoundDifferencesProps) {
  const { case: theCase, comparison, pair } = inputs;
  const revealLine = useAppStore((state) => state.revealLine);
  const source = sourceOf(theCase.robots);
  const witnesses = kinds.map(({ witness, a, b }): ShownWitness => {
    const parting = partingOver(comparison, witness, pair);
    return {
      url: witness,
      body: (
        <>
          <DecidedBy who={shortNameOf(pair.a)} verdict={a} source={source} onLine={revealLine} />
          <DecidedBy who={shortNameOf(pair.b)} verdict={b} source={source} onLine={revealLine} />
          {parting !== null && (
            <p className={styles.why}>
              <SentenceText sentence={explainDifference(parting)} onLine={revealLine} />
            </p>
          )}
        </>
      ),
    };
  });
  return <WitnessList witnesses={witnesses} label="URLs on which they differ" />;
}

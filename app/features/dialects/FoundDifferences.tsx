import type { KindOfDifference } from '../../../engine/index.ts';
import { DecidedBy } from '../../answers/DecidedBy.tsx';
import type { ShownWitness } from '../../answers/WitnessList.tsx';
import { WitnessList } from '../../answers/WitnessList.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import { explainDifference } from '../../wording/explainDifference.ts';
import type { DialectInputs } from './dialectInputs.ts';
import styles from './FoundDifferences.module.css';
import { useParting } from './useParting.ts';

interface FoundDifferencesProps {
  readonly kinds: readonly KindOfDifference[];
  readonly inputs: DialectInputs;
}

/** Both verdicts over a URL that was found, and why they part. */
function FoundDifference({ kind, inputs }: { kind: KindOfDifference; inputs: DialectInputs }) {
  const { witness, a, b } = kind;
  const { case: theCase, bot, pair } = inputs;
  const revealLine = useAppStore((state) => state.revealLine);
  const source = sourceOf(theCase.robots);
  const parting = useParting({ ...pair, bot: bot.asked, url: witness });
  return (
    <>
      <DecidedBy who={shortNameOf(pair.a)} verdict={a} source={source} onLine={revealLine} />
      <DecidedBy who={shortNameOf(pair.b)} verdict={b} source={source} onLine={revealLine} />
      {parting !== null && (
        <p className={styles.why}>
          <SentenceText sentence={explainDifference(parting)} onLine={revealLine} />
        </p>
      )}
    </>
  );
}

/** The URLs that were found, with both verdicts and why they part. */
export function FoundDifferences({ kinds, inputs }: FoundDifferencesProps) {
  const witnesses = kinds.map(
    (kind): ShownWitness => ({
      url: kind.witness,
      body: <FoundDifference kind={kind} inputs={inputs} />,
    }),
  );
  return <WitnessList witnesses={witnesses} label="URLs on which they differ" />;
}

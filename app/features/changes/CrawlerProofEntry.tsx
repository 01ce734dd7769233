import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { DecidedBy } from '../../answers/DecidedBy.tsx';
import type { ShownWitness } from '../../answers/WitnessList.tsx';
import { WitnessList } from '../../answers/WitnessList.tsx';
import { Button } from '../../components/Button.tsx';
import { ChangeMark } from '../../components/ChangeMark.tsx';
import type { CrawlerProof } from '../../services/proofs/protocol.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { crawlerList, proofTitle } from '../../wording/changeWords.ts';
import { CrawlerNames } from './CrawlerNames.tsx';
import styles from './CrawlerProofEntry.module.css';
import type { ChangeInputs } from './useChangeInputs.ts';

const marks = { equal: Check, differs: TriangleAlert, undecided: CircleHelp };

interface CrawlerProofEntryProps {
  readonly proof: CrawlerProof;
  readonly inputs: ChangeInputs;
  /** Whether it is proven of the draft as it is, and not as it was before the last edit. */
  readonly isCurrent: boolean;
  /** Whether its URLs are shown before someone asks for them. */
  readonly isImportant: boolean;
}

/** What is proven for some crawlers; where URLs change, one for each kind of change. */
export function CrawlerProofEntry({ proof, inputs, isCurrent, isImportant }: CrawlerProofEntryProps) {
  const { outcome, crawlers } = proof;
  const { before, after } = inputs;
  const revealLine = useAppStore((state) => state.revealLine);
  const [isOpen, setIsOpen] = useState(isImportant);
  const Mark = marks[outcome.kind];
  const names = crawlerList(crawlers, inputs.crawlers.important);
  const witnesses =
    outcome.kind === 'differs'
      ? outcome.kinds.map(
          ({ witness, change, a, b }): ShownWitness => ({
            url: witness,
            badge: <ChangeMark change={change} />,
            body: (
              <>
                <DecidedBy who="live" verdict={a} source={before} onLine={null} />
                <DecidedBy who="draft" verdict={b} source={after} onLine={isCurrent ? revealLine : null} />
              </>
            ),
          }),
        )
      : [];
  return (
    <li className={styles.entry}>
      <p className={`${styles.title} ${styles[outcome.kind]}`}>
        <Mark aria-hidden="true" strokeWidth={2.5} />
        <span>
          For <CrawlerNames names={names} />: {proofTitle(outcome)}
        </span>
        {witnesses.length > 0 && !isImportant && (
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        )}
      </p>
      {witnesses.length > 0 && isOpen && (
        <WitnessList witnesses={witnesses} label={`URLs that change for ${names.named.join(', ')}`} />
      )}
    </li>
  );
}

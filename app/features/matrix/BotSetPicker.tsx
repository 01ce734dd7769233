import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { MatrixView } from '../../store/selectors/botMatrix.ts';
import type { BotSetId } from '../../store/selectors/botSets.ts';
import { botSetIds, namedAtMost } from '../../store/selectors/botSets.ts';
import { botSetNames } from '../../wording/botSets.ts';
import styles from './BotSetPicker.module.css';

/** How many bots a set has; of a file's names no more than some are taken. */
function countText(set: BotSetId, count: number): string {
  return set === 'named' && count >= namedAtMost ? `${count}+` : `${count}`;
}

interface BotSetPickerProps {
  /** How many bots each set has. */
  readonly sizes: MatrixView['sizes'];
  /** A choice that stands on the same line. */
  readonly children: ReactNode;
}

/** The sets of bots that have rows: any of them together. */
export function BotSetPicker({ sizes, children }: BotSetPickerProps) {
  const chosen = useAppStore((state) => state.botSets);
  const toggle = useAppStore((state) => state.toggleBotSet);
  return (
    <fieldset className={styles.sets}>
      <legend className={styles.legend}>What the matrix shows</legend>
      {botSetIds.map((set) => (
        <Button
          key={set}
          variant="quiet"
          className={styles.set}
          aria-pressed={chosen.includes(set)}
          onClick={() => toggle(set)}
        >
          {botSetNames[set]} <span className={styles.count}>{countText(set, sizes[set])}</span>
        </Button>
      ))}
      {children}
    </fieldset>
  );
}

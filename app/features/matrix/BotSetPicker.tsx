import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { MatrixInputs } from '../../store/selectors/botMatrix.ts';
import { botSetIds, botsOfSet } from '../../store/selectors/botSets.ts';
import { botSetNames } from '../../wording/botSets.ts';
import styles from './BotSetPicker.module.css';

/** The sets of bots that have rows: any of them together. */
export function BotSetPicker({ inputs }: { readonly inputs: MatrixInputs }) {
  const chosen = useAppStore((state) => state.botSets);
  const toggle = useAppStore((state) => state.toggleBotSet);
  return (
    <fieldset className={styles.sets}>
      <legend className={styles.legend}>Bots shown</legend>
      {botSetIds.map((set) => (
        <Button
          key={set}
          variant="quiet"
          className={styles.set}
          aria-pressed={chosen.includes(set)}
          onClick={() => toggle(set)}
        >
          {botSetNames[set]} <span className={styles.count}>{botsOfSet(inputs.case, set).length}</span>
        </Button>
      ))}
    </fieldset>
  );
}

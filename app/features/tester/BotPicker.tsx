import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Chip } from '../../components/Chip.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { botsOf } from '../../store/selectors/bots.ts';
import { purposeNames } from '../../wording/purposes.ts';
import styles from './BotPicker.module.css';

const load = () => import('./BotChooser.tsx').then(({ BotChooser }) => ({ default: BotChooser }));
const BotChooser = lazy(load);

const buttonContent = (
  <>
    <Plus aria-hidden="true" />
    Bot
  </>
);

/** Opens the chooser; its code comes when it is first reached for. */
function AddBotButton() {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <Button
      aria-haspopup="dialog"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
    >
      {buttonContent}
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <BotChooser>{buttonContent}</BotChooser>
    </Suspense>
  );
}

/** The bots that the URLs are asked for, and a way to more. */
export function BotPicker() {
  const bots = useAppStore((state) => botsOf(state.case.bots));
  const removeBot = useAppStore((state) => state.removeBot);
  return (
    <div className={styles.picker}>
      <ul className={styles.bots} aria-label="Bots">
        {bots.map(({ asked, crawler, isKnown }) => (
          <li key={asked}>
            <Chip
              note={isKnown ? purposeNames[crawler.purpose] : 'not in the catalogue'}
              removeLabel={`Remove ${crawler.token}`}
              onRemove={() => removeBot(asked)}
            >
              {crawler.token}
            </Chip>
          </li>
        ))}
      </ul>
      <AddBotButton />
    </div>
  );
}

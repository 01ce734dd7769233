import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Chip } from '../../components/Chip.tsx';
import { useLateOpening } from '../../components/useLateOpening.ts';
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

/** Opens the chooser; its code comes when it is first reached for, and gets what was typed meanwhile. */
function AddBotButton() {
  const { isWanted, reach } = useLateOpening(load);
  const typed = useRef('');
  return (
    <Suspense fallback={null}>
      {isWanted ? (
        <BotChooser initialQuery={typed.current}>{buttonContent}</BotChooser>
      ) : (
        <Button
          aria-haspopup="dialog"
          {...reach}
          onClick={() => {
            typed.current = '';
            reach.onClick();
          }}
          onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
            if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) typed.current += key;
          }}
        >
          {buttonContent}
        </Button>
      )}
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

import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Chip } from '../../components/Chip.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { botsOf } from '../../store/selectors/bots.ts';
import { purposeNames } from '../../wording/purposes.ts';
import styles from './BotPicker.module.css';

const BotChooser = lazy(() => import('./BotChooser.tsx').then(({ BotChooser }) => ({ default: BotChooser })));

/** The bots that the URLs are asked for, and a way to more. */
export function BotPicker() {
  const bots = useAppStore((state) => botsOf(state.case.bots));
  const removeBot = useAppStore((state) => state.removeBot);
  const [isChoosing, setIsChoosing] = useState(false);
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
      {isChoosing ? (
        <Suspense fallback={<span className={styles.loading}>…</span>}>
          <BotChooser onClose={() => setIsChoosing(false)} />
        </Suspense>
      ) : (
        <Button onClick={() => setIsChoosing(true)}>
          <Plus aria-hidden="true" />
          Bot
        </Button>
      )}
    </div>
  );
}

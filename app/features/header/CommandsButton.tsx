import { Command } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import styles from './CommandsButton.module.css';

/** Opens the palette of everything that can be done; on narrow screens the bar at the foot does. */
export function CommandsButton() {
  const setCommandView = useAppStore((state) => state.setCommandView);
  return (
    <span className={styles.place}>
      <IconButton
        label="Commands"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setCommandView('palette')}
      >
        <Command aria-hidden="true" />
      </IconButton>
    </span>
  );
}

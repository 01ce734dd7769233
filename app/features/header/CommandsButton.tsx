import { Command } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';

/** Opens the palette of everything that can be done. */
export function CommandsButton() {
  const setCommandView = useAppStore((state) => state.setCommandView);
  return (
    <IconButton
      label="Commands"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setCommandView('palette')}
    >
      <Command aria-hidden="true" />
    </IconButton>
  );
}

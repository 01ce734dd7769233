import { LibraryBig } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';

/** Opens and closes the library. */
export function LibraryButton() {
  const isOpen = useAppStore((state) => state.sharingView === 'library');
  const setSharingView = useAppStore((state) => state.setSharingView);
  return (
    <IconButton
      label="Library"
      aria-expanded={isOpen}
      onClick={() => setSharingView(isOpen ? 'none' : 'library')}
    >
      <LibraryBig aria-hidden="true" />
    </IconButton>
  );
}

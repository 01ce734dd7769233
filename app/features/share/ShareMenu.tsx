import { ChevronDown, Share2 } from 'lucide-react';
import { MenuButton } from '../../components/MenuButton.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { useSaveCase } from './useSaveCase.ts';

/** Other ways than copying the link at once. */
export function ShareMenu({ isNarrow }: { readonly isNarrow: boolean }) {
  const setSharingView = useAppStore((state) => state.setSharingView);
  const setTab = useAppStore((state) => state.setTab);
  const theCase = useAppStore((state) => state.case);
  const saveCase = useSaveCase();
  return (
    <MenuButton
      aria-label="Share"
      square
      variant={isNarrow ? 'plain' : 'primary'}
      actions={[
        {
          id: 'link',
          title: 'Link…',
          description: 'Its length, without names, or written out to be read',
          onSelect: () => setSharingView('link'),
        },
        {
          id: 'file',
          title: 'Save as a file',
          description: '.robots-case.json: opens here and on the command line',
          onSelect: () => saveCase(theCase),
        },
        // Where there is room, it has a button of its own.
        ...(isNarrow
          ? [
              {
                id: 'library',
                title: 'Library…',
                description: 'Cases that are kept on this device',
                onSelect: () => setSharingView('library'),
              },
            ]
          : []),
        {
          id: 'export',
          title: 'Export…',
          description: 'Results, a test for your repository, command lines',
          onSelect: () => setTab('export'),
        },
      ]}
    >
      {isNarrow ? <Share2 aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
    </MenuButton>
  );
}

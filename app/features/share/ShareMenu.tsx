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
          description: 'Check its length, hide names, or make it readable',
          onSelect: () => setSharingView('link'),
        },
        {
          id: 'file',
          title: 'Save as a file',
          description: 'A .robots-case.json file for this page and the command line',
          onSelect: () => saveCase(theCase),
        },
        // Where there is room, it has a button of its own.
        ...(isNarrow
          ? [
              {
                id: 'library',
                title: 'Library…',
                description: 'Cases saved on this device',
                onSelect: () => setSharingView('library'),
              },
            ]
          : []),
        {
          id: 'export',
          title: 'Export…',
          description: 'Results, a repository test, command lines',
          onSelect: () => setTab('export'),
        },
      ]}
    >
      {isNarrow ? <Share2 aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
    </MenuButton>
  );
}

import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { MenuButton } from '../../components/MenuButton.tsx';
import { pickedFiles } from '../../services/offeredFiles.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { FileInput } from './FileInput.tsx';
import { useOpenFiles } from './useOpenFile.ts';

/** The ways of getting a robots.txt in. */
export function OpenMenu() {
  const openFiles = useOpenFiles();
  const setOpening = useAppStore((state) => state.setOpening);
  const setTab = useAppStore((state) => state.setTab);
  const setFetchPart = useAppStore((state) => state.setFetchPart);
  const file = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const open = (list: FileList | null) => void openFiles(pickedFiles(list));
  return (
    <>
      <MenuButton
        actions={[
          {
            id: 'file',
            title: 'Open a file…',
            description: 'A robots.txt or a saved case. If you select several, you choose which to use.',
            onSelect: () => file.current?.click(),
          },
          {
            id: 'folder',
            title: 'Open a folder of variants…',
            description: 'Choose one to edit and one as the baseline.',
            onSelect: () => folder.current?.click(),
          },
          {
            id: 'live',
            title: 'Open a live robots.txt…',
            description: 'From a site, with a bookmarklet or copy and paste.',
            onSelect: () => setOpening({ kind: 'live' }),
          },
          {
            id: 'response',
            title: 'Paste a response…',
            description: 'Output of curl -i, with status, redirects and headers.',
            onSelect: () => {
              setFetchPart('file');
              setTab('fetch');
            },
          },
        ]}
      >
        <FolderOpen aria-hidden="true" />
        Open…
      </MenuButton>
      <FileInput ref={file} label="Open a robots.txt or a case" onPick={open} />
      <FileInput ref={folder} label="Open a folder of robots.txt files" isFolder onPick={open} />
    </>
  );
}

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
            description: 'A robots.txt, octet for octet, or a saved case; of several, you choose.',
            onSelect: () => file.current?.click(),
          },
          {
            id: 'folder',
            title: 'Open a folder of variants…',
            description: 'One to work on, one as what is live now.',
            onSelect: () => folder.current?.click(),
          },
          {
            id: 'live',
            title: 'Open a live robots.txt…',
            description: 'From a site: by a bookmarklet, or by copy and paste.',
            onSelect: () => setOpening({ kind: 'live' }),
          },
          {
            id: 'response',
            title: 'Paste a response…',
            description: 'As curl -i prints it, with status, redirects and headers.',
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

import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { useOpenFile } from './useOpenFile.ts';

/** Opens a robots.txt from this device. */
export function OpenFileButton() {
  const openFile = useOpenFile();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden="true" />
        Open…
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Open a robots.txt"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Picking the same file again must count as a change.
          event.target.value = '';
          if (file !== undefined) void openFile(file);
        }}
      />
    </>
  );
}

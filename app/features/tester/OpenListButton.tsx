import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/Button.tsx';

/** Opens a file with URLs from this device. */
export function OpenListButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="quiet" onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden="true" />
        Open a list…
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Open a list of URLs"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Picking the same file again must count as a change.
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}

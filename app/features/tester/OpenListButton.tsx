import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import styles from './OpenListButton.module.css';

/** Opens a file with URLs from this device. */
export function OpenListButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="quiet" title="Open a list…" onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden="true" />
        <span className={styles.word}>Open a list…</span>
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

import type { RefObject } from 'react';

interface FileInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** Whether a whole folder is picked. */
  readonly isFolder?: boolean;
  readonly onPick: (files: FileList | null) => void;
}

/** The browser's own dialog for files, opened by a press on something else. */
export function FileInput({ ref, label, isFolder = false, onPick }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      webkitdirectory={isFolder ? '' : undefined}
      aria-label={label}
      onChange={({ currentTarget }) => {
        onPick(currentTarget.files);
        // Picking the same file again must count as a change.
        currentTarget.value = '';
      }}
    />
  );
}

import type { FoundFile } from './offeredFiles.ts';
import { pickedFiles } from './offeredFiles.ts';

/** Opens the browser's own dialog for files, or for a folder; nothing comes where it is dismissed. */
export function pickFiles(page: Document, isFolder: boolean): Promise<readonly FoundFile[]> {
  const input = page.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.webkitdirectory = isFolder;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(pickedFiles(input.files)));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

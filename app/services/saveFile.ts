/** A file to be saved by the person's browser: a text, in UTF-8, or octets as they are. */
export type SavedFile = { readonly fileName: string; readonly mediaType: string } & (
  | { readonly text: string }
  | { readonly octets: Uint8Array }
);

/** Hands a file to the browser, to be saved where its downloads go. */
export function saveFile(file: SavedFile): void {
  const content = 'text' in file ? file.text : new Uint8Array(file.octets);
  const address = URL.createObjectURL(new Blob([content], { type: file.mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** A file to be saved by the person's browser. */
export interface SavedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}

/** Hands a file to the browser, to be saved where its downloads go. */
export function saveFile({ fileName, mediaType, text }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

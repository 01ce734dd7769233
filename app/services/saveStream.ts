/** The part of Chromium's file picker that is used; other browsers have none. */
interface PickerWindow {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
  }) => Promise<{ readonly createWritable: () => Promise<WritableStream<Uint8Array>> }>;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Saves what a stream brings, written to the disk as it comes where the browser can, else gathered and handed to its
 * downloads. False where the person thought better of it.
 */
export async function saveStream(
  name: string,
  open: () => ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<boolean> {
  // The picker is no part of TypeScript's library, being Chromium's alone.
  const { showSaveFilePicker } = window as PickerWindow;
  if (showSaveFilePicker !== undefined) {
    try {
      const file = await showSaveFilePicker.call(window, { suggestedName: name });
      await open().pipeTo(await file.createWritable());
      return true;
    } catch (error) {
      if (isAbort(error)) return false;
      throw error;
    }
  }
  const address = URL.createObjectURL(await new Response(open()).blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
  return true;
}

/**
 * A web stream that turns octets into octets, such as `new CompressionStream('deflate-raw')`. The engine has no
 * globals of browsers or Node, so whoever calls it brings the stream.
 */
export interface OctetTransform {
  readonly readable: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
      cancel(): Promise<void>;
    };
  };
  readonly writable: {
    getWriter(): {
      write(octets: Uint8Array<ArrayBuffer>): Promise<void>;
      close(): Promise<void>;
    };
  };
}

/** What came out: all of it; more than allowed; or nothing useful, because the input is wrong or ends too early. */
export type TransformOutcome =
  | { readonly kind: 'whole'; readonly octets: Uint8Array }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'cut-short' };

/** Fed in small pieces, since a browser may inflate one piece completely (up to 1,032 times its size) before it is read. */
const pieceOctets = 1024;

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Sends `octets` through the stream; stops as soon as more than `limit` octets came out. Never throws on input. */
export async function transformOctets(
  { readable, writable }: OctetTransform,
  octets: Uint8Array,
  limit: number,
): Promise<TransformOutcome> {
  const reader = readable.getReader();
  const writer = writable.getWriter();
  let accepted = false;

  const feed = async (): Promise<void> => {
    for (let at = 0; at < octets.length; at += pieceOctets)
      await writer.write(octets.slice(at, at + pieceOctets));
    accepted = true;
    await writer.close();
  };
  // The reader sees every failure of the writer, so it is handled there.
  const feeding = feed().catch(() => undefined);

  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (value === undefined) continue;
      length += value.length;
      if (length > limit) {
        await reader.cancel();
        return { kind: 'too-large' };
      }
      pieces.push(value);
    }
    await feeding;
    return { kind: 'whole', octets: joined(pieces, length) };
  } catch {
    // What fails only when nothing more comes was right as far as it went.
    return { kind: accepted ? 'cut-short' : 'damaged' };
  }
}

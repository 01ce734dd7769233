import type { RawResponse } from '../../../engine/index.ts';
import { parseRawResponse } from '../../../engine/index.ts';
import { memoizeLast } from '../memoize.ts';

/** A pasted response and what it says. */
export interface PastedResponse {
  /** As a text box shows it: line ends are LF there. */
  readonly shown: string;
  readonly parsed: RawResponse;
}

/** Reads a pasted response. */
export const selectResponse = memoizeLast(
  (response: string | Uint8Array): PastedResponse => ({
    shown: (typeof response === 'string' ? response : new TextDecoder().decode(response)).replace(
      /\r\n?/g,
      '\n',
    ),
    parsed: parseRawResponse(response),
  }),
);

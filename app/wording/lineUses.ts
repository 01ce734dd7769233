import type { ForgivenLine, UnusedReason } from '../../engine/index.ts';

/** Why a line counts for nothing. */
export const unusedReasons: { readonly [Why in UnusedReason]: string } = {
  'no-separator': 'it has no colon, so it is not a directive',
  'empty-name': 'nothing precedes the colon',
  'unknown-field': 'this reader does not know the field',
  'allow-unknown': 'this reader does not know Allow',
  'no-group': 'no User-agent line precedes it',
  'names-nobody': 'it names no crawler',
  'empty-value': 'it has no value',
  'value-without-slash': 'the path does not start with “/”',
  'value-is-url': 'it is a full URL, not a path',
};

/** Why a line counts although it is not written as it should be. */
export const forgivenWords: { readonly [What in ForgivenLine['what']]: string } = {
  typo: 'misspelt; this reader accepts it, others ignore the line',
  prefix: 'the field name is too long; this reader checks only its start, others ignore the line',
  'missing-colon': 'the colon is missing; this reader accepts it, others ignore the line',
};

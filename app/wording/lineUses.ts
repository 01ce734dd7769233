import type { ForgivenLine, UnusedReason } from '../../engine/index.ts';

/** Why a line counts for nothing. */
export const unusedReasons: { readonly [Why in UnusedReason]: string } = {
  'no-separator': 'it has no colon, so it is no directive',
  'empty-name': 'nothing stands before the colon',
  'unknown-field': 'this reader knows no such field',
  'allow-unknown': 'this reader does not know Allow',
  'no-group': 'no User-agent line stands before it',
  'names-nobody': 'it names nobody',
  'empty-value': 'it has no value',
  'value-without-slash': 'the path does not start with “/”',
  'value-is-url': 'it is a whole URL, not a path',
};

/** Why a line counts although it is not written as it should be. */
export const forgivenWords: { readonly [What in ForgivenLine['what']]: string } = {
  typo: 'misspelt; this reader forgives it, others ignore the line',
  prefix: 'the field’s name goes on; this reader looks at its beginning, others ignore the line',
  'missing-colon': 'the colon is missing; this reader forgives it, others ignore the line',
};

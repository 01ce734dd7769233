import { googleParser } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const nulByteDocs: RuleDocs = {
  id: 'nul-byte',
  summary: 'NUL characters',
  why: "Google's parser ends a line at a NUL: 'Disallow: /a' with a NUL before the colon is a line without a colon, and a path is cut off at the NUL, so it matches more than you wrote. NUL bytes come from files saved as UTF-16 or from programs that pad text.",
  incorrect: [
    { text: 'User-agent: *\nDisallow\u0000: /a\n' },
    { text: 'User-agent: *\nDisallow: /\u0000private\n' },
  ],
  correct: [{ text: 'User-agent: *\nDisallow: /a%00b\n' }],
  sources: [googleParser],
};

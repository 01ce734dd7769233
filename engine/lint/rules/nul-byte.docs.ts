import { googleParser } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const nulByteDocs: RuleDocs = {
  id: 'nul-byte',
  summary: 'NUL characters',
  why: "Google's parser ends a line at a NUL: 'Disallow: /a' with a NUL before the colon is a line without a colon, and a path is cut where the NUL stands, so that it covers more than it says. NULs come from a file saved as UTF-16, or from a program that pads text.",
  incorrect: [
    { text: 'User-agent: *\nDisallow\u0000: /a\n' },
    { text: 'User-agent: *\nDisallow: /\u0000private\n' },
  ],
  correct: [{ text: 'User-agent: *\nDisallow: /a%00b\n' }],
  sources: [googleParser],
};

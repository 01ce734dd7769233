import { draft1996, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const dosLineEndingsDocs: RuleDocs = {
  id: 'dos-line-endings',
  summary: 'Lines that end in CR LF or in CR',
  why: 'The standards allow CR, LF and CR LF, and modern crawlers read all three. Some programs from the 1990s supported only LF: they kept the CR as part of the path, so no rule matched. This rule checks the bytes that were opened or pasted, because an editor may convert them to LF.',
  incorrect: [{ text: 'User-agent: *\r\nDisallow: /a\r\n' }, { text: 'User-agent: *\rDisallow: /a\r' }],
  correct: [
    { text: 'User-agent: *\nDisallow: /a\n' },
    { text: 'User-agent: *\r\nDisallow: /a\n', note: 'Mixed line endings are covered by another rule.' },
  ],
  sources: [rfc9309('2.2'), draft1996],
};

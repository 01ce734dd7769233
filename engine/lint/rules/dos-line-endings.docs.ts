import { draft1996, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const dosLineEndingsDocs: RuleDocs = {
  id: 'dos-line-endings',
  summary: 'Lines that end in CR LF or in CR',
  why: 'The standards allow CR, LF and CR LF, and today every crawler reads all three. Some programs of the 1990s knew only LF: they kept the CR as part of the path, and then no rule matched. The octets that were opened or pasted are looked at, since an editor may turn them into LF.',
  incorrect: [{ text: 'User-agent: *\r\nDisallow: /a\r\n' }, { text: 'User-agent: *\rDisallow: /a\r' }],
  correct: [
    { text: 'User-agent: *\nDisallow: /a\n' },
    { text: 'User-agent: *\r\nDisallow: /a\n', note: 'Mixed ends are the business of another rule.' },
  ],
  sources: [rfc9309('2.2'), draft1996],
};

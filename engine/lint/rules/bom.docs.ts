import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const bomDocs: RuleDocs = {
  id: 'bom',
  summary: 'A byte order mark at the start of the file',
  why: "Windows editors like to begin a UTF-8 file with the invisible character U+FEFF. Google skips it, and so do readers of today's standard. For a parser that does not know it, the first line is not 'User-agent' but something unknown, and the rules below belong to nobody.",
  incorrect: [
    { text: '\ufeffUser-agent: *\nDisallow: /a\n' },
    { text: '\ufeff# notes\nUser-agent: *\nDisallow: /a\n' },
  ],
  correct: [{ text: 'User-agent: *\nDisallow: /a\n' }],
  sources: [rfc9309('2.3'), googleParser],
};

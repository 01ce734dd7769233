import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const bomDocs: RuleDocs = {
  id: 'bom',
  summary: 'A byte order mark at the start of the file',
  why: "Some Windows editors start a UTF-8 file with the invisible character U+FEFF. Google and RFC 9309 readers skip it. A parser that doesn't sees an unknown field instead of 'User-agent' on the first line, so the rules below belong to no group.",
  incorrect: [
    { text: '\ufeffUser-agent: *\nDisallow: /a\n' },
    { text: '\ufeff# notes\nUser-agent: *\nDisallow: /a\n' },
  ],
  correct: [{ text: 'User-agent: *\nDisallow: /a\n' }],
  sources: [rfc9309('2.3'), googleParser],
};

import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const typoToleratedDocs: RuleDocs = {
  id: 'typo-tolerated',
  summary: 'Misspelt directives that only Google accepts',
  why: "Google's parser accepts five misspellings of Disallow, 'useragent', 'user agent' and 'site-map', and any name that starts with a directive's name, such as 'Disallowed' or 'User-agents'. Strict readers ignore such a line, so Google and other crawlers read the file differently.",
  incorrect: [
    { text: 'Useragent: *\nDisalow: /p\n' },
    { text: 'User-agent: *\nDisallowed: /p\n' },
    { text: 'User-agent: *\nDisallow:\nSite-map: https://example.com/sitemap.xml\n' },
  ],
  correct: [
    { text: 'user-agent: *\nDISALLOW: /p\n', note: 'Case does not matter.' },
    { text: 'User-agent: *\nDesallow: /p\n', note: 'No crawler accepts this one; reported by another rule.' },
  ],
  sources: [googleParser, rfc9309('2.2')],
};

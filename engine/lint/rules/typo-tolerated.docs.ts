import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const typoToleratedDocs: RuleDocs = {
  id: 'typo-tolerated',
  summary: 'Misspelt directives that only Google forgives',
  why: "Google's parser accepts five misspellings of Disallow, 'useragent', 'user agent' and 'site-map', and any name that begins with that of a directive, such as 'Disallowed' or 'User-agents'. A reader that keeps to the standard skips such a line, so the file says one thing to Google and another to the rest.",
  incorrect: [
    { text: 'Useragent: *\nDisalow: /p\n' },
    { text: 'User-agent: *\nDisallowed: /p\n' },
    { text: 'User-agent: *\nDisallow:\nSite-map: https://example.com/sitemap.xml\n' },
  ],
  correct: [
    { text: 'user-agent: *\nDISALLOW: /p\n', note: 'Letter case is free.' },
    { text: 'User-agent: *\nDesallow: /p\n', note: 'Nobody forgives this one: an error of another rule.' },
  ],
  sources: [googleParser, rfc9309('2.2')],
};

import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const missingColonDocs: RuleDocs = {
  id: 'missing-colon',
  summary: 'A directive without its colon',
  why: "Without its colon a line is no directive. Google's parser guesses where a line is exactly two words, even with a wrong sign as in 'Disallow= /a'; with a third word it gives up, and other readers never try.",
  incorrect: [
    { text: 'User-agent: *\nDisallow /admin\n', note: 'Google guesses right.' },
    { text: 'User-agent: *\nDisallow /a /b\n', note: 'Nobody reads it.' },
    { text: 'User-agent: *\nDisallow=/a\n' },
    {
      text: 'User-agent: *\nDisallow:\nSitemap https://example.com/sitemap.xml\n',
      note: 'The colon in the address is taken for the missing one.',
    },
  ],
  correct: [
    { text: 'User-agent : *\nDisallow:/admin\n' },
    { text: 'User-agent: *\nDisallow: /admin\n# Disallow /b\n' },
    {
      text: 'Allow me to explain what this file is about\nUser-agent: *\nDisallow:\n',
      note: 'A sentence: a mistake of another kind.',
    },
  ],
  sources: [rfc9309('2.2'), googleParser],
};

import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const missingColonDocs: RuleDocs = {
  id: 'missing-colon',
  summary: 'A directive without a colon',
  why: "Without a colon a line is not a directive. Google's parser accepts a line of exactly two words, even with a wrong separator as in 'Disallow= /a', but not a longer one. Other readers ignore the line.",
  incorrect: [
    { text: 'User-agent: *\nDisallow /admin\n', note: 'Google guesses right.' },
    { text: 'User-agent: *\nDisallow /a /b\n', note: 'Nobody reads it.' },
    { text: 'User-agent: *\nDisallow=/a\n' },
    {
      text: 'User-agent: *\nDisallow:\nSitemap https://example.com/sitemap.xml\n',
      note: 'The colon in the URL is read as the missing one.',
    },
  ],
  correct: [
    { text: 'User-agent : *\nDisallow:/admin\n' },
    { text: 'User-agent: *\nDisallow: /admin\n# Disallow /b\n' },
    {
      text: 'Allow me to explain what this file is about\nUser-agent: *\nDisallow:\n',
      note: 'A sentence, which is a different mistake.',
    },
  ],
  sources: [rfc9309('2.2'), googleParser],
};

import { googleSpec, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const prefixOverreachDocs: RuleDocs = {
  id: 'prefix-overreach',
  summary: "A path without a final '/' or '$' that also matches longer names",
  why: "A rule matches every URL that starts with its path. '/john' matches /john/ but also /johnson/ and /john.html. With a final slash it matches only the directory. Reported only if the file or the URL list contains such a longer name.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /john\nAllow: /johnson/\n' },
    {
      text: 'User-agent: *\nDisallow: /john\n',
      context: { urls: ['https://example.com/john.html'] },
      note: 'With a URL list that has /john.html.',
    },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /john/\nAllow: /johnson/\n' },
    { text: 'User-agent: *\nDisallow: /john$\nAllow: /johnson/\n' },
    {
      text: 'User-agent: *\nDisallow: /john\n',
      context: { urls: ['/john', '/john/a', '/john?x'] },
      note: 'No longer name is known.',
    },
  ],
  sources: [standard1994, googleSpec],
};

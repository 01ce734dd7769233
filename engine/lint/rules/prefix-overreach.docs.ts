import { googleSpec, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const prefixOverreachDocs: RuleDocs = {
  id: 'prefix-overreach',
  summary: "A path without '/' or '$' at its end that also covers longer names",
  why: "A rule matches every URL that begins with its path. '/john' is the directory /john/ and also /johnson/ and /john.html. With a slash at its end it is the directory alone. Said only where the file or the URL list shows such a longer name.",
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
      note: 'No neighbour in sight.',
    },
  ],
  sources: [standard1994, googleSpec],
};

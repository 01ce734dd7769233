import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const starTrailingDocs: RuleDocs = {
  id: 'star-trailing',
  summary: "A '*' at the end of a path",
  why: "A path covers every URL that starts with it, so a '*' at its end adds nothing. But it makes the rule longer by one, which can decide between an Allow and a Disallow, and crawlers without wildcard support look for a literal star.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /search*\n' },
    { text: 'User-agent: *\nDisallow: /*\n' },
    { text: 'User-agent: *\nDisallow: /search*$\n' },
  ],
  correct: [{ text: 'User-agent: *\nDisallow: /search\n' }, { text: 'User-agent: *\nDisallow: /*.pdf$\n' }],
  sources: [rfc9309('2.2.3'), googleSpec],
};

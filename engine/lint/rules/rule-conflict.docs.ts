import { draft1996, googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const ruleConflictDocs: RuleDocs = {
  id: 'rule-conflict',
  summary: 'A path that is both allowed and disallowed',
  why: 'If a group both allows and disallows the same path, Google and RFC 9309 allow it, and first-match readers use whichever comes first. One of the two lines does nothing, and it is unclear which one is intended.',
  incorrect: [{ text: 'User-agent: *\nAllow: /shop/\nDisallow: /shop/\n' }],
  correct: [
    { text: 'User-agent: *\nAllow: /shop/help/\nDisallow: /shop/\n' },
    { text: 'User-agent: *\nAllow: /shop/\n\nUser-agent: FooBot\nDisallow: /shop/\n' },
  ],
  sources: [rfc9309('2.2.2'), googleSpec, draft1996],
};

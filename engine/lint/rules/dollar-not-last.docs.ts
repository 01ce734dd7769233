import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const dollarNotLastDocs: RuleDocs = {
  id: 'dollar-not-last',
  summary: "A '$' that is not the last character of a path",
  why: "'$' means 'the URL ends here' only as the last character. Anywhere else it is a plain dollar sign, and the rule matches only URLs that have one there. Few sites have such URLs, so the rule usually does nothing.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /*.php$?\n' },
    { text: 'User-agent: *\nDisallow: /shop$/cart\n' },
    { text: 'User-agent: *\nDisallow: /a$*\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /*.php$\n' },
    { text: 'User-agent: *\nDisallow: /shop/cart\n' },
  ],
  sources: [rfc9309('2.2.3'), googleSpec],
};

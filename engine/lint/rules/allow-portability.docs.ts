import { draft1996, rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const allowPortabilityDocs: RuleDocs = {
  id: 'allow-portability',
  summary: 'Allow, which the 1994 standard does not have',
  why: 'Allow was added in the 1996 draft and is supported by every modern crawler. Readers of the 1994 standard ignore the line, so the path stays blocked for them.',
  incorrect: [{ text: 'User-agent: *\nAllow: /shop/help/\nDisallow: /shop/\n' }],
  correct: [
    { text: 'User-agent: *\nDisallow: /shop/cart/\n' },
    { text: 'User-agent: *\nAllow: /\n', note: 'Nothing is blocked, so nothing needs an exception.' },
  ],
  sources: [standard1994, draft1996, rfc9309('2.2.2')],
};

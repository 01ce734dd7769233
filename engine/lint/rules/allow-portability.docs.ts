import { draft1996, rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const allowPortabilityDocs: RuleDocs = {
  id: 'allow-portability',
  summary: 'Allow, which the text of 1994 does not know',
  why: 'Allow came with the draft of 1996 and is known to every crawler of today. A reader that keeps to the text of 1994 skips the line, so what it opens stays closed there.',
  incorrect: [{ text: 'User-agent: *\nAllow: /shop/help/\nDisallow: /shop/\n' }],
  correct: [
    { text: 'User-agent: *\nDisallow: /shop/cart/\n' },
    { text: 'User-agent: *\nAllow: /\n', note: 'Nothing is closed, so nothing needs to be opened.' },
  ],
  sources: [standard1994, draft1996, rfc9309('2.2.2')],
};

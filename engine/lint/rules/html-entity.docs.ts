import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const htmlEntityDocs: RuleDocs = {
  id: 'html-entity',
  summary: 'HTML entities in values',
  why: "Content management systems and web editors may write '&' as '&amp;'. Crawlers don't decode HTML here: a rule for '/*?a=1&amp;b=2' matches no URL, because URLs have a plain '&'.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /*?a=1&amp;b=\n' },
    { text: 'User-agent: *\nDisallow: /a&#38;b\n', note: 'The # starts a comment.' },
  ],
  correct: [{ text: 'User-agent: *\nDisallow: /*?a=1&b=\n' }, { text: 'User-agent: *\nDisallow: /*&amp=\n' }],
  sources: [rfc9309('2.2.2'), googleParser],
};

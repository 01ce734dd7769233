import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const ruleTieDocs: RuleDocs = {
  id: 'rule-tie',
  summary: 'An Allow and a Disallow of equal length for the same URL',
  why: 'If an Allow and a Disallow of equal length match, Allow wins. That follows the standard, but the equal length is often a coincidence: one more character in the Disallow reverses the verdict.',
  incorrect: [{ text: 'User-agent: *\nAllow: /page\nDisallow: /*.ph\n' }],
  correct: [
    { text: 'User-agent: *\nAllow: /page\nDisallow: /*.php\n' },
    { text: 'User-agent: *\nAllow: /page\nDisallow: /cart\n' },
  ],
  sources: [rfc9309('2.2.2'), googleSpec],
};

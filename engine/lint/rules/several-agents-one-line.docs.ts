import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const severalAgentsOneLineDocs: RuleDocs = {
  id: 'several-agents-one-line',
  summary: 'Several names on one User-agent line',
  why: "Each crawler looks for a User-agent line with its name. Google's parser stops at the first comma or space, so only the first name in a list counts, and in '*, Bingbot' none. A group may have any number of User-agent lines, one for each crawler.",
  incorrect: [
    { text: 'User-agent: Googlebot, Bingbot\nDisallow: /a/\n' },
    { text: 'User-agent: *, Bingbot\nDisallow: /a/\n' },
    { text: 'User-agent: Googlebot Bingbot\nDisallow: /a/\n' },
  ],
  correct: [
    { text: 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /a/\n' },
    { text: 'User-agent: Sogou web spider\nDisallow: /\n', note: 'One name with three words.' },
  ],
  sources: [rfc9309('2.2.1'), googleParser],
};

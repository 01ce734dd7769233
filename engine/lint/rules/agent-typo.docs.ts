import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const agentTypoDocs: RuleDocs = {
  id: 'agent-typo',
  summary: 'Misspelt crawler names',
  why: "A crawler finds its group by its exact name, ignoring case. If one letter is wrong, it obeys the rules for '*' instead, or none.",
  incorrect: [
    { text: 'User-agent: Googelbot\nDisallow: /a/\n' },
    { text: 'User-agent: Bing bot\nDisallow: /a/\n' },
    { text: 'User-agent: AhrefBot\nDisallow: /\n' },
  ],
  correct: [
    { text: 'User-agent: Googlebot\nDisallow: /a/\n' },
    { text: 'User-agent: googlebot\nDisallow: /a/\n', note: 'Letter case does not matter.' },
    { text: 'User-agent: FooBot\nDisallow: /a/\n' },
  ],
  sources: [rfc9309('2.2.1'), googleSpec],
};

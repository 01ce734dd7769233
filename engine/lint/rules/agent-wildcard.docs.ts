import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const agentWildcardDocs: RuleDocs = {
  id: 'agent-wildcard',
  summary: "'*' as part of a crawler's name",
  why: "'*' alone on a User-agent line means every crawler; next to other characters it has no meaning. Google's parser cuts the name there, so 'Googlebot*' is Googlebot and '*bot' is no crawler. Other readers look for a crawler with a star in its name.",
  incorrect: [
    { text: 'User-agent: Googlebot*\nDisallow: /a/\n' },
    { text: 'User-agent: *bot\nDisallow: /\n' },
    { text: 'User-agent: * all\nDisallow: /a/\n' },
  ],
  correct: [{ text: 'User-agent: *\nDisallow: /a/\n' }, { text: 'User-agent: Googlebot\nDisallow: /a/\n' }],
  sources: [rfc9309('2.2.1'), googleParser],
};

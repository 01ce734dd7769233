import { rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const emptyUserAgentDocs: RuleDocs = {
  id: 'empty-user-agent',
  summary: 'A User-agent line without a name',
  why: 'A User-agent line without a name matches no crawler; it does not mean every crawler. The rules below apply to no crawler, or only to those named on other lines of the group.',
  incorrect: [{ text: 'User-agent:\nDisallow: /\n' }, { text: 'User-agent: # all\nDisallow: /\n' }],
  correct: [{ text: 'User-agent: *\nDisallow: /\n' }],
  sources: [rfc9309('2.2.1')],
};

import { rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const emptyUserAgentDocs: RuleDocs = {
  id: 'empty-user-agent',
  summary: 'A User-agent line without a name',
  why: "A User-agent line without a name addresses nobody: it does not mean 'everybody'. The rules below it are then for no crawler at all, or only for those that other lines of the group name.",
  incorrect: [{ text: 'User-agent:\nDisallow: /\n' }, { text: 'User-agent: # all\nDisallow: /\n' }],
  correct: [{ text: 'User-agent: *\nDisallow: /\n' }],
  sources: [rfc9309('2.2.1')],
};

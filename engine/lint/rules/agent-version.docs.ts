import { googleParser, rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const agentVersionDocs: RuleDocs = {
  id: 'agent-version',
  summary: "Versions after a crawler's name",
  why: "A User-agent line names a crawler by its product token, which does not include a version. The first standard recommends ignoring versions and Google's parser drops them, but a reader that compares the whole value finds a name that no crawler has.",
  incorrect: [
    { text: 'User-agent: Googlebot/2.1\nDisallow: /a/\n' },
    { text: 'User-agent: bingbot 2.0\nDisallow: /a/\n' },
  ],
  correct: [{ text: 'User-agent: Googlebot\nDisallow: /a/\n' }],
  sources: [rfc9309('2.2.1'), standard1994, googleParser],
};

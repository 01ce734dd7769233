import { googleParser, rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const agentVersionDocs: RuleDocs = {
  id: 'agent-version',
  summary: 'Versions after the name of a crawler',
  why: "A User-agent line names a crawler by its product token, and a version is no part of that. The first standard recommends a match without version information and Google's parser drops it, but a reader that takes the value as it stands finds a name that no crawler has.",
  incorrect: [
    { text: 'User-agent: Googlebot/2.1\nDisallow: /a/\n' },
    { text: 'User-agent: bingbot 2.0\nDisallow: /a/\n' },
  ],
  correct: [{ text: 'User-agent: Googlebot\nDisallow: /a/\n' }],
  sources: [rfc9309('2.2.1'), standard1994, googleParser],
};

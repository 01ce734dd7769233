import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const duplicateAgentDocs: RuleDocs = {
  id: 'duplicate-agent',
  summary: 'Several groups for one crawler',
  why: 'Google and RFC 9309 unite all groups of a crawler. Before RFC 9309 a crawler obeyed the first group that names it, and some still do: the rules of the second never reach them. One group with all the rules means the same to everybody.',
  incorrect: [{ text: 'User-agent: FooBot\nDisallow: /a/\n\nUser-agent: FooBot\nDisallow: /b/\n' }],
  correct: [
    { text: 'User-agent: FooBot\nDisallow: /a/\nDisallow: /b/\n' },
    {
      text: 'User-agent: FooBot\nDisallow: /\n\nUser-agent: FooBot\nDisallow: /\n',
      note: 'The second group adds nothing.',
    },
  ],
  sources: [rfc9309('2.2.1'), standard1994],
};

import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const duplicateAgentDocs: RuleDocs = {
  id: 'duplicate-agent',
  summary: 'Several groups for one crawler',
  why: 'Google and RFC 9309 combine all groups for a crawler. Before RFC 9309 a crawler obeyed the first group that named it, and some still do: they ignore the rules in the second. One group with all the rules works for every reader.',
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

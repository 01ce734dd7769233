import { draft1996, rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const agentSubstringDocs: RuleDocs = {
  id: 'agent-substring',
  summary: "Names that are part of another crawler's name",
  why: "The first standard recommends substring matching, so 'User-agent: Google' would apply to every crawler whose name contains it; the 1996 draft reverses the direction. Google and RFC 9309 compare whole names. If one name in the file is part of another, old readers obey the first matching group, not the one written for them.",
  incorrect: [
    { text: 'User-agent: Semrush\nDisallow: /\n', note: 'The crawlers are called SemrushBot and so on.' },
    { text: 'User-agent: FooBot\nDisallow: /\n\nUser-agent: FooBot-News\nDisallow:\n' },
  ],
  correct: [
    { text: 'User-agent: SemrushBot\nDisallow: /\n' },
    {
      text: 'User-agent: FooBot\nDisallow: /\n\nUser-agent: FooBot-News\nDisallow: /\n',
      note: 'Both have the same rules.',
    },
  ],
  sources: [standard1994, draft1996, rfc9309('2.2.1')],
};

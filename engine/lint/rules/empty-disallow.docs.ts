import { draft1996, rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const emptyDisallowDocs: RuleDocs = {
  id: 'empty-disallow',
  summary: 'An empty Disallow next to other rules',
  why: "'Disallow:' without a path is the classic way to allow everything, and it is fine as the only rule in a group. Next to other rules it is ambiguous: modern crawlers ignore it and obey the others, while for readers from the 1990s it allows everything as soon as they reach it.",
  incorrect: [
    { text: 'User-agent: *\nDisallow:\nDisallow: /private/\n' },
    { text: 'User-agent: *\nDisallow: /private/\nDisallow:\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow:\n', note: 'Everything is allowed for every reader.' },
    { text: 'User-agent: *\nDisallow: /private/\n\nUser-agent: FooBot\nDisallow:\n' },
  ],
  sources: [standard1994, draft1996, rfc9309('2.2.2')],
};

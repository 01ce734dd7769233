import { draft1996, rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const emptyDisallowDocs: RuleDocs = {
  id: 'empty-disallow',
  summary: 'An empty Disallow beside other rules',
  why: "'Disallow:' without a path is the classic way to say that nothing is disallowed, and as the only rule of a group it is right. Beside other rules it leaves doubt: today's crawlers skip it and obey the others, while readers of the 1990s take it as permission for everything as soon as they come to it.",
  incorrect: [
    { text: 'User-agent: *\nDisallow:\nDisallow: /private/\n' },
    { text: 'User-agent: *\nDisallow: /private/\nDisallow:\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow:\n', note: 'Everything is allowed, and everybody reads it so.' },
    { text: 'User-agent: *\nDisallow: /private/\n\nUser-agent: FooBot\nDisallow:\n' },
  ],
  sources: [standard1994, draft1996, rfc9309('2.2.2')],
};

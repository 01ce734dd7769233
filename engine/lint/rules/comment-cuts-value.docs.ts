import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const commentCutsValueDocs: RuleDocs = {
  id: 'comment-cuts-value',
  summary: "A '#' directly after a path",
  why: "A '#' starts a comment anywhere. '/#*', meant for URLs with a fragment, becomes '/' and blocks the whole site. Fragments are never sent to a server, so no rule is needed for them.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /#*\n', note: 'The whole site.' },
    { text: 'User-agent: *\nDisallow: /page#section\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /page # section\n' },
    { text: 'User-agent: *\nDisallow: /page%23section\n' },
    { text: 'User-agent: *\nDisallow:#nothing\n', note: 'No path is cut.' },
  ],
  sources: [rfc9309('2.2'), googleParser],
};

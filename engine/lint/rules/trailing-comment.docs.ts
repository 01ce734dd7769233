import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const trailingCommentDocs: RuleDocs = {
  id: 'trailing-comment',
  summary: 'A comment that shares a line with a directive',
  why: "In the standards '#' starts a comment anywhere on a line. Some old parsers read the rule as '/a # why', which matches nothing, or ignored the line. A comment on the line above works for every reader.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /a # not ready yet\n' }],
  correct: [
    { text: 'User-agent: *\n# not ready yet\nDisallow: /a\n' },
    { text: '# for everybody\nUser-agent: *\nDisallow:\n' },
  ],
  sources: [standard1994, rfc9309('2.2')],
};

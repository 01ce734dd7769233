import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const trailingCommentDocs: RuleDocs = {
  id: 'trailing-comment',
  summary: 'A comment that shares a line with a directive',
  why: "The standards say that '#' begins a comment anywhere on a line. Some crawlers of the past did not: for them the rule was '/a # why', which matches nothing, or the line was thrown away. A comment above the line is understood by everybody.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /a # not ready yet\n' }],
  correct: [
    { text: 'User-agent: *\n# not ready yet\nDisallow: /a\n' },
    { text: '# for everybody\nUser-agent: *\nDisallow:\n' },
  ],
  sources: [standard1994, rfc9309('2.2')],
};

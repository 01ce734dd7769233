import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const slashCommentDocs: RuleDocs = {
  id: 'slash-comment',
  summary: "Comments that do not start with '#'",
  why: "In robots.txt only '#' starts a comment. Text after '//' or ';' is part of the path, which then matches no URL. On its own line it is harmless, but a directive between '/*' and '*/' is still obeyed.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /a // not ready\n', note: 'All of it is the path.' },
    { text: '; for everybody\nUser-agent: *\nDisallow: /a\n' },
    { text: '/* off for now\nUser-agent: *\nDisallow: /a\n*/\n', note: 'The rule between them is obeyed.' },
  ],
  correct: [
    { text: '# for everybody\nUser-agent: *\nDisallow: /a # not ready\n' },
    {
      text: 'User-agent: *\nDisallow: /*.php\nDisallow: //\nDisallow: /a;b\nDisallow: /a--b\n',
      note: 'Inside a path they are part of it.',
    },
    { text: 'User-agent: *\nDisallow: /a /*.php\n', note: 'Two paths, which is a different mistake.' },
  ],
  sources: [rfc9309('2.2'), googleParser],
};

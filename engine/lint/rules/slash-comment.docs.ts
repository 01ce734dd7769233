import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const slashCommentDocs: RuleDocs = {
  id: 'slash-comment',
  summary: "Comments that do not begin with '#'",
  why: "In robots.txt only '#' begins a comment. What follows '//' or ';' after a path belongs to the path, which then matches no URL. On a line of its own it does no harm by itself, but a directive between '/*' and '*/' still counts.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /a // not ready\n', note: 'The path is all of it.' },
    { text: '; for everybody\nUser-agent: *\nDisallow: /a\n' },
    { text: '/* off for now\nUser-agent: *\nDisallow: /a\n*/\n', note: 'The rule between them counts.' },
  ],
  correct: [
    { text: '# for everybody\nUser-agent: *\nDisallow: /a # not ready\n' },
    {
      text: 'User-agent: *\nDisallow: /*.php\nDisallow: //\nDisallow: /a;b\nDisallow: /a--b\n',
      note: 'Inside a path they belong to it.',
    },
    { text: 'User-agent: *\nDisallow: /a /*.php\n', note: 'Two paths: a mistake of another kind.' },
  ],
  sources: [rfc9309('2.2'), googleParser],
};

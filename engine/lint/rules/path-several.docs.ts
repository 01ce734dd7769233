import { googleParser, rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const pathSeveralDocs: RuleDocs = {
  id: 'path-several',
  summary: 'Several paths on one line',
  why: 'A rule has one path. What stands after the first blank is not a second path but part of the first, and no URL contains such a path, so all of them stay open. It is the most frequent mistake that surveys of robots.txt files have found.',
  incorrect: [
    { text: 'User-agent: *\nDisallow: /css/ /cgi-bin/ images/\n' },
    { text: 'User-agent: *\nDisallow: /a/, /b/\n' },
    { text: 'User-agent: *\nDisallow: /a/,/b/\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /css/\nDisallow: /cgi-bin/\nDisallow: /images/\n' },
    {
      text: 'User-agent: *\nDisallow: /my file.html\n',
      note: 'One path with a raw space: a mistake of another kind.',
    },
    { text: 'User-agent: *\nDisallow: /maps/52,13/\n', note: 'A comma may belong to a path.' },
  ],
  sources: [standard1994, rfc9309('2.2.2'), googleParser],
};

import { googleParser, rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const pathSeveralDocs: RuleDocs = {
  id: 'path-several',
  summary: 'Several paths on one line',
  why: 'A rule has one path. Text after the first space is not a second path but part of the first, and no URL contains such a path, so all the paths stay allowed. Surveys of robots.txt files show this as the most frequent mistake.',
  incorrect: [
    { text: 'User-agent: *\nDisallow: /css/ /cgi-bin/ images/\n' },
    { text: 'User-agent: *\nDisallow: /a/, /b/\n' },
    { text: 'User-agent: *\nDisallow: /a/,/b/\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /css/\nDisallow: /cgi-bin/\nDisallow: /images/\n' },
    {
      text: 'User-agent: *\nDisallow: /my file.html\n',
      note: 'One path with a raw space, which is a different mistake.',
    },
    { text: 'User-agent: *\nDisallow: /maps/52,13/\n', note: 'A comma may be part of a path.' },
  ],
  sources: [standard1994, rfc9309('2.2.2'), googleParser],
};

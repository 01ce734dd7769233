import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const listOfFilesDocs: RuleDocs = {
  id: 'list-of-files',
  summary: 'The files of a directory listed one by one',
  why: 'A rule covers everything that begins with its path, so the directory alone says it for all of its files. A list grows old: a file that is added later stays open. It also tells everybody the names of files that nobody is to find.',
  incorrect: [
    {
      text: 'User-agent: *\nDisallow: /docs/a.pdf\nDisallow: /docs/b.pdf\nDisallow: /docs/c.pdf\nDisallow: /docs/d.pdf\nDisallow: /docs/e.pdf\n',
    },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /docs/\n' },
    {
      text: 'User-agent: *\nDisallow: /a.html\nDisallow: /b.html\nDisallow: /c.html\nDisallow: /d.html\nDisallow: /e.html\n',
      note: 'In the root there is no directory to name.',
    },
    { text: 'User-agent: *\nDisallow: /docs/a.pdf\nDisallow: /docs/b.pdf\n', note: 'Two files are no list.' },
  ],
  sources: [standard1994, rfc9309('2.2.2')],
};

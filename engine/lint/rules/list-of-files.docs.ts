import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const listOfFilesDocs: RuleDocs = {
  id: 'list-of-files',
  summary: 'The files of a directory listed one by one',
  why: 'A rule matches everything that starts with its path, so one rule for the directory matches all its files. A list goes out of date: files added later stay allowed. It also reveals the names of files you want to hide.',
  incorrect: [
    {
      text: 'User-agent: *\nDisallow: /docs/a.pdf\nDisallow: /docs/b.pdf\nDisallow: /docs/c.pdf\nDisallow: /docs/d.pdf\nDisallow: /docs/e.pdf\n',
    },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /docs/\n' },
    {
      text: 'User-agent: *\nDisallow: /a.html\nDisallow: /b.html\nDisallow: /c.html\nDisallow: /d.html\nDisallow: /e.html\n',
      note: 'Files in the root have no directory to use instead.',
    },
    {
      text: 'User-agent: *\nDisallow: /docs/a.pdf\nDisallow: /docs/b.pdf\n',
      note: 'Two files are not a list.',
    },
  ],
  sources: [standard1994, rfc9309('2.2.2')],
};

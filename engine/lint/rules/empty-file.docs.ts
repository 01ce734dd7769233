import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const emptyFileDocs: RuleDocs = {
  id: 'empty-file',
  summary: 'A file without any directive',
  why: 'An empty robots.txt allows everything, as if there were no file. That may be intended, or the file may have been emptied by accident.',
  incorrect: [{ text: '' }, { text: '# User-agent: *\n# Disallow: /\n' }],
  correct: [{ text: 'User-agent: *\nDisallow:\n' }, { text: 'Sitemap: https://example.com/sitemap.xml\n' }],
  sources: [standard1994, rfc9309('2.2.1')],
};

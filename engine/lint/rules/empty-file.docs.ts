import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const emptyFileDocs: RuleDocs = {
  id: 'empty-file',
  summary: 'A file without any directive',
  why: 'An empty robots.txt has no meaning of its own: all crawlers consider themselves welcome, exactly as if there were none. That may be what is wanted; it may also be a file that was emptied by accident.',
  incorrect: [{ text: '' }, { text: '# User-agent: *\n# Disallow: /\n' }],
  correct: [{ text: 'User-agent: *\nDisallow:\n' }, { text: 'Sitemap: https://example.com/sitemap.xml\n' }],
  sources: [standard1994, rfc9309('2.2.1')],
};

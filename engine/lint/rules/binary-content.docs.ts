import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const binaryContentDocs: RuleDocs = {
  id: 'binary-content',
  summary: 'A file that is not text: an image, an archive, UTF-16',
  why: 'A robots.txt is plain text in UTF-8. If the server sends an image, an archive or UTF-16 text instead, crawlers find no directives and crawl everything.',
  incorrect: [
    {
      note: 'UTF-16, as some Windows editors save text.',
      octets: '/v8AVQBzAGUAcgAtAGEAZwBlAG4AdAA6ACAAKgAKAEQAaQBzAGEAbABsAG8AdwA6ACAALwAK',
    },
    { note: 'The start of a PNG.', octets: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /é\n' },
    { text: 'User-agent: *\nDisallow: /a\u0000\n', note: 'A single NUL byte is reported on its line.' },
  ],
  sources: [rfc9309('2.3'), googleSpec],
};

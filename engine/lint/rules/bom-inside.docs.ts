import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const bomInsideDocs: RuleDocs = {
  id: 'bom-inside',
  summary: 'Invisible characters inside the file',
  why: "A byte order mark means something only as the very first octets. When files are put together, marks end up in the middle, and copied text brings zero-width spaces along. Nobody sees them, but a line that begins with one is not 'User-agent' or 'Disallow', and its path matches no URL.",
  incorrect: [
    { text: '# part 1\n\ufeffUser-agent: *\nDisallow: /\n', note: 'Two files put together.' },
    { text: 'User-agent: *\nDisallow: /\u200bprivate/\n' },
    { text: 'ï»¿User-agent: *\nDisallow: /a\n', note: 'A mark that was saved as if it were Latin-1.' },
  ],
  correct: [
    { text: '\ufeffUser-agent: *\nDisallow: /a\n', note: 'At the start it is the business of another rule.' },
    {
      text: 'User-agent: *\nDisallow: /می‌خواهم\n',
      note: 'A zero-width non-joiner belongs to Persian words.',
    },
  ],
  sources: [rfc9309('2.3'), googleParser],
};

import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const bomInsideDocs: RuleDocs = {
  id: 'bom-inside',
  summary: 'Invisible characters inside the file',
  why: "A byte order mark is valid only at the very start of a file. Joining files can leave one in the middle, and copied text can contain zero-width spaces. They are invisible, but a line that starts with one is not read as 'User-agent' or 'Disallow', and a path with one matches no URL.",
  incorrect: [
    { text: '# part 1\n\ufeffUser-agent: *\nDisallow: /\n', note: 'Two files joined together.' },
    { text: 'User-agent: *\nDisallow: /\u200bprivate/\n' },
    { text: 'ï»¿User-agent: *\nDisallow: /a\n', note: 'A mark that was saved as if it were Latin-1.' },
  ],
  correct: [
    {
      text: '\ufeffUser-agent: *\nDisallow: /a\n',
      note: 'At the start of the file it is covered by another rule.',
    },
    {
      text: 'User-agent: *\nDisallow: /می‌خواهم\n',
      note: 'A zero-width non-joiner is part of Persian words.',
    },
  ],
  sources: [rfc9309('2.3'), googleParser],
};

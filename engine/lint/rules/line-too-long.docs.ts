import { googleParser } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const lineTooLongDocs: RuleDocs = {
  id: 'line-too-long',
  summary: 'A line of more than 16,663 bytes',
  why: "Google's parser keeps the first 16,663 bytes of a line, drops the rest, and still uses the line. A cut-off path matches more URLs than you wrote. Lines this long nearly always come from a file that lost its line endings.",
  incorrect: [{ text: `User-agent: *\nDisallow: /${'a'.repeat(16_700)}\n`, note: 'A path of 16,701 bytes.' }],
  correct: [
    {
      text: `User-agent: *\nDisallow: /${'a'.repeat(16_652)}\n`,
      note: '16,663 bytes, exactly the limit.',
    },
  ],
  sources: [googleParser],
};

import { googleParser } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const lineTooLongDocs: RuleDocs = {
  id: 'line-too-long',
  summary: 'A line of more than 16,663 bytes',
  why: "Google's parser keeps 16,663 octets of a line, eight times the longest URL that browsers take, and drops the rest, but still uses the line. A path that is cut covers more than it says. Lines of this length are nearly always a file that lost its line ends.",
  incorrect: [
    { text: `User-agent: *\nDisallow: /${'a'.repeat(16_700)}\n`, note: 'A path of 16,701 octets.' },
  ],
  correct: [
    {
      text: `User-agent: *\nDisallow: /${'a'.repeat(16_652)}\n`,
      note: '16,663 octets, exactly what is kept.',
    },
  ],
  sources: [googleParser],
};

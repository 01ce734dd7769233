import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const recordOnOneLineDocs: RuleDocs = {
  id: 'record-on-one-line',
  summary: 'Several directives on one line',
  why: "Everything after the first colon is the value. 'User-agent: * Disallow: /' names a crawler and forbids nothing; what was meant to be a rule is lost without a word. It happens when a file loses its line ends in a form or a chat.",
  incorrect: [
    { text: 'User-agent: * Disallow: /\n' },
    { text: 'User-agent: *\nDisallow: /a Disallow: /b\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /\n' },
    {
      text: 'User-agent: *\nDisallow: /wiki/Allow:x\n',
      note: 'Inside a path, without white space before it.',
    },
    { text: 'User-agent: *\nDisallow: /a # Disallow: /b\n', note: 'In a comment.' },
  ],
  sources: [rfc9309('2.2'), googleParser],
};

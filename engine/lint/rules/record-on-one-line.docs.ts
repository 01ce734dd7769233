import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const recordOnOneLineDocs: RuleDocs = {
  id: 'record-on-one-line',
  summary: 'Several directives on one line',
  why: "Everything after the first colon is the value. 'User-agent: * Disallow: /' names a crawler but blocks nothing: the rule is silently lost. This happens when a file loses its line endings in a form or chat.",
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

import { standard1994, yandexRules } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const recordsNotSeparatedDocs: RuleDocs = {
  id: 'records-not-separated',
  summary: 'Groups without a blank line above them',
  why: 'In the first standard, blank lines separate groups. Later readers start a group at each User-agent line that follows a rule, so nothing breaks without one. But a blank line makes the file easier to read, and the first standard requires it.',
  incorrect: [{ text: 'User-agent: FooBot\nDisallow: /\nUser-agent: *\nDisallow: /a/\n' }],
  correct: [
    { text: 'User-agent: FooBot\nDisallow: /\n\nUser-agent: *\nDisallow: /a/\n' },
    { text: 'User-agent: FooBot\nDisallow: /\n\n# all others\nUser-agent: *\nDisallow: /a/\n' },
  ],
  sources: [standard1994, yandexRules],
};

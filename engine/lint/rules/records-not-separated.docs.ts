import { standard1994, yandexRules } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const recordsNotSeparatedDocs: RuleDocs = {
  id: 'records-not-separated',
  summary: 'Groups without a blank line above them',
  why: 'In the first standard blank lines part one group from the next. Later readers start a group at each User-agent line that follows a rule, so that nothing goes wrong without one; but the file is easier to read with it, and that is what the standard asks for.',
  incorrect: [{ text: 'User-agent: FooBot\nDisallow: /\nUser-agent: *\nDisallow: /a/\n' }],
  correct: [
    { text: 'User-agent: FooBot\nDisallow: /\n\nUser-agent: *\nDisallow: /a/\n' },
    { text: 'User-agent: FooBot\nDisallow: /\n\n# all others\nUser-agent: *\nDisallow: /a/\n' },
  ],
  sources: [standard1994, yandexRules],
};

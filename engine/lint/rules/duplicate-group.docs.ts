import { rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const duplicateGroupDocs: RuleDocs = {
  id: 'duplicate-group',
  summary: 'Duplicate groups',
  why: 'Repeating the same names with the same rules changes nothing. If someone later edits only one of the two, the file contradicts itself.',
  incorrect: [{ text: 'User-agent: FooBot\nDisallow: /a/\n\nUser-agent: FooBot\nDisallow: /a/\n' }],
  correct: [
    { text: 'User-agent: FooBot\nDisallow: /a/\n\nUser-agent: BarBot\nDisallow: /a/\n' },
    { text: 'User-agent: FooBot\nDisallow: /a/\n' },
  ],
  sources: [rfc9309('2.2.1')],
};

import { rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const duplicateGroupDocs: RuleDocs = {
  id: 'duplicate-group',
  summary: 'Groups that stand in the file twice',
  why: 'The same names with the same rules a second time change nothing for anybody. Whoever edits one of the two later on leaves a file that contradicts itself.',
  incorrect: [{ text: 'User-agent: FooBot\nDisallow: /a/\n\nUser-agent: FooBot\nDisallow: /a/\n' }],
  correct: [
    { text: 'User-agent: FooBot\nDisallow: /a/\n\nUser-agent: BarBot\nDisallow: /a/\n' },
    { text: 'User-agent: FooBot\nDisallow: /a/\n' },
  ],
  sources: [rfc9309('2.2.1')],
};

import { rfc9309, standard1994, yandexErrors } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const duplicateStarDocs: RuleDocs = {
  id: 'duplicate-star',
  summary: "Several groups for '*'",
  why: "The first standard allows one '*' record per file, and Yandex reports a second as an error. Google combines them. Use one group for '*' so that every reader agrees.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /a/\n\nUser-agent: *\nDisallow: /b/\n' }],
  correct: [
    { text: 'User-agent: *\nDisallow: /a/\nDisallow: /b/\n' },
    { text: 'User-agent: *\nUser-agent: FooBot\nDisallow: /a/\n' },
  ],
  sources: [standard1994, yandexErrors, rfc9309('2.2.1')],
};

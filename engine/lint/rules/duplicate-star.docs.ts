import { rfc9309, standard1994, yandexErrors } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const duplicateStarDocs: RuleDocs = {
  id: 'duplicate-star',
  summary: "Several groups for '*'",
  why: "The first standard allows one '*' record a file, and Yandex reports a second as an error. Google unites them. To be read alike by all, a file has one group for everybody.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /a/\n\nUser-agent: *\nDisallow: /b/\n' }],
  correct: [
    { text: 'User-agent: *\nDisallow: /a/\nDisallow: /b/\n' },
    { text: 'User-agent: *\nUser-agent: FooBot\nDisallow: /a/\n' },
  ],
  sources: [standard1994, yandexErrors, rfc9309('2.2.1')],
};

import { yandexErrors } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const tooManyRulesDocs: RuleDocs = {
  id: 'too-many-rules',
  summary: 'More than 2,048 rules',
  why: 'Yandex reports an error for a robots.txt with more than 2,048 rules. A file of that length is also hard to maintain.',
  incorrect: [{ text: `User-agent: *\n${'Disallow: /a\n'.repeat(2049)}`, note: '2,049 rules.' }],
  correct: [{ text: `User-agent: *\n${'Disallow: /a\n'.repeat(2048)}`, note: '2,048 rules.' }],
  sources: [yandexErrors],
};

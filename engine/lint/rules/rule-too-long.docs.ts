import { yandexErrors } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const ruleTooLongDocs: RuleDocs = {
  id: 'rule-too-long',
  summary: 'A rule of more than 1,024 characters',
  why: 'Yandex reports an error for a rule of more than 1,024 characters. Such a rule is often several rules that lost their line endings.',
  incorrect: [{ text: `User-agent: *\nDisallow: /${'a'.repeat(1024)}\n`, note: '1,025 characters.' }],
  correct: [{ text: `User-agent: *\nDisallow: /${'a'.repeat(1023)}\n`, note: '1,024 characters.' }],
  sources: [yandexErrors],
};

import { rfc9309, yandexErrors } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const ruleWithoutAgentDocs: RuleDocs = {
  id: 'rule-without-agent',
  summary: 'Rules above the first User-agent line',
  why: 'A rule belongs to the User-agent lines above it. Above the first of them there is nobody whom it could bind, and every crawler skips it: what it should close stays open.',
  incorrect: [{ text: 'Disallow: /\n' }, { text: 'Disallow: /private/\nUser-agent: *\nDisallow: /tmp/\n' }],
  correct: [{ text: 'User-agent: *\nDisallow: /\n' }, { text: 'Sitemap: https://example.com/sitemap.xml\n' }],
  sources: [rfc9309('2.2.1'), yandexErrors],
};

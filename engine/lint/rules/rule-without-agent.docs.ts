import { rfc9309, yandexErrors } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const ruleWithoutAgentDocs: RuleDocs = {
  id: 'rule-without-agent',
  summary: 'Rules above the first User-agent line',
  why: 'A rule belongs to the User-agent lines above it. A rule above the first one belongs to no group, so every crawler ignores it and the path stays allowed.',
  incorrect: [{ text: 'Disallow: /\n' }, { text: 'Disallow: /private/\nUser-agent: *\nDisallow: /tmp/\n' }],
  correct: [{ text: 'User-agent: *\nDisallow: /\n' }, { text: 'Sitemap: https://example.com/sitemap.xml\n' }],
  sources: [rfc9309('2.2.1'), yandexErrors],
};

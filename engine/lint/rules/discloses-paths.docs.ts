import { rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const disclosesPathsDocs: RuleDocs = {
  id: 'discloses-paths',
  summary: 'Paths that reveal private locations',
  why: "Anyone can read a robots.txt, including attackers. It only asks crawlers to stay out and does not protect anything. Put private content behind a login; then you don't need to list it here.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /backup-2024/\nDisallow: /secret/\n' }],
  correct: [
    { text: 'User-agent: *\nDisallow: /wp-admin/\n', note: 'The same path on every WordPress site.' },
    { text: 'User-agent: *\nDisallow: /search\nDisallow: /administration-communale/\n' },
  ],
  sources: [rfc9309('3')],
};

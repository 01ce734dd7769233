import { rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const disclosesPathsDocs: RuleDocs = {
  id: 'discloses-paths',
  summary: 'Paths that tell everybody where something private lies',
  why: 'Everybody can read a robots.txt, and those who look for a way in read it first. It keeps polite crawlers out and protects nothing. What is private needs a password; what is protected need not be named here.',
  incorrect: [{ text: 'User-agent: *\nDisallow: /backup-2024/\nDisallow: /secret/\n' }],
  correct: [
    { text: 'User-agent: *\nDisallow: /wp-admin/\n', note: 'The same place on every WordPress site.' },
    { text: 'User-agent: *\nDisallow: /search\nDisallow: /administration-communale/\n' },
  ],
  sources: [rfc9309('3')],
};

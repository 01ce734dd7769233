import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const allowWithoutDisallowDocs: RuleDocs = {
  id: 'allow-without-disallow',
  summary: 'Groups that have Allow lines and no Disallow',
  why: "Everything is allowed unless a Disallow forbids it, so Allow lines by themselves change nothing. In a group that names a crawler they have a side effect: the crawler no longer obeys '*', so it may fetch what '*' disallows.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /admin/\n\nUser-agent: Googlebot\nAllow: /admin/help/\n' },
    { text: 'User-agent: *\nAllow: /public/\n', note: 'Everything else is allowed too.' },
  ],
  correct: [
    { text: 'User-agent: *\nAllow: /public/\nDisallow: /\n' },
    { text: 'User-agent: *\nAllow: /\n' },
    {
      text: 'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /\n',
      note: 'Allowing everything by name is clear.',
    },
  ],
  sources: [rfc9309('2.2.2'), googleSpec],
};

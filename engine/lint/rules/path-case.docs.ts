import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const pathCaseDocs: RuleDocs = {
  id: 'path-case',
  summary: 'Paths that differ only in case',
  why: "The path of a URL is case-sensitive, and so are rules: '/Admin/' does not cover '/admin/'. Directive and crawler names are not case-sensitive, which makes this an easy mistake. If your server ignores case, add a rule for each spelling that is linked.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /Private/\nAllow: /private/\n' },
    {
      text: 'User-agent: *\nDisallow: /img/\n',
      context: { urls: ['https://example.com/Img/a.png'] },
      note: 'With a URL list that has /Img/a.png.',
    },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /private/\nDisallow: /Press/\n' },
    { text: 'User-agent: *\nDisallow: /img/\n', context: { urls: ['/img/a.png', '/other'] } },
  ],
  sources: [rfc9309('2.2.2'), googleSpec],
};

import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const pathCaseDocs: RuleDocs = {
  id: 'path-case',
  summary: 'Paths that differ in letter case alone',
  why: "The path of a URL is case-sensitive, and so are rules: '/Admin/' does not cover '/admin/'. Names of directives and of crawlers ignore case, which makes the mistake easy. On a server that ignores case, each spelling that is linked somewhere needs a rule.",
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

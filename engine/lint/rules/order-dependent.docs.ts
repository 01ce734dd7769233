import { draft1996, googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const orderDependentDocs: RuleDocs = {
  id: 'order-dependent',
  summary: 'Rules whose order matters to some crawlers and not to others',
  why: "For Google, Bing, Yandex and RFC 9309 the longest matching rule decides, wherever it is. For the 1996 draft, Baidu's documentation and many libraries the first matching rule decides, so an Allow below a broader Disallow has no effect. Put more specific rules first so that all readers agree.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /shop/\nAllow: /shop/help/\n' }],
  correct: [{ text: 'User-agent: *\nAllow: /shop/help/\nDisallow: /shop/\n' }],
  sources: [
    draft1996,
    { title: 'Baidu: robots.txt', url: 'https://www.baidu.com/search/robots.html' },
    rfc9309('2.2.2'),
    googleSpec,
  ],
};

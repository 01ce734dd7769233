import { draft1996, googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const orderDependentDocs: RuleDocs = {
  id: 'order-dependent',
  summary: 'Rules whose order matters to some crawlers and not to others',
  why: "Google, Bing, Yandex and RFC 9309 let the longest matching rule decide, wherever it stands. The draft of 1996, Baidu's documentation and many libraries let the first matching line decide: for them an Allow below the Disallow that covers it comes too late. With the more specific rules first, all agree.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /shop/\nAllow: /shop/help/\n' }],
  correct: [{ text: 'User-agent: *\nAllow: /shop/help/\nDisallow: /shop/\n' }],
  sources: [
    draft1996,
    { title: 'Baidu: robots.txt', url: 'https://www.baidu.com/search/robots.html' },
    rfc9309('2.2.2'),
    googleSpec,
  ],
};

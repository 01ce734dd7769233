import type { RuleDocs } from '../lintRule.ts';

export const hostObsoleteDocs: RuleDocs = {
  id: 'host-obsolete',
  summary: 'Host, which nobody reads any more',
  why: 'With Host a site told Yandex which of its addresses is the main one, with www or without. In 2018 Yandex replaced it by what other search engines look at: permanent redirects. The line does no harm.',
  incorrect: [{ text: 'User-agent: Yandex\nDisallow: /a\nHost: example.com\n' }],
  correct: [
    { text: 'User-agent: Yandex\nDisallow: /a\n' },
    { text: '# Host: example.com\nUser-agent: *\nDisallow: /host\n' },
  ],
  sources: [
    {
      title: 'Yandex: site mirrors',
      url: 'https://yandex.com/support/webmaster/en/yandex-indexing/main-mirror.html',
    },
  ],
};

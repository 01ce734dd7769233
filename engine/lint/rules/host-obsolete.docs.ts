import type { RuleDocs } from '../lintRule.ts';

export const hostObsoleteDocs: RuleDocs = {
  id: 'host-obsolete',
  summary: 'Host, which no crawler reads any more',
  why: 'Host told Yandex which host name is the main one, with or without www. In 2018 Yandex replaced it with permanent redirects, which other search engines also use. The line is harmless.',
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

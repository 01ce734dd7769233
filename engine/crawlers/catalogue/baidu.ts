import type { Crawler } from '../crawler.ts';
import { fromMemory, fromReports, headerRegister } from './defaults.ts';

const help = 'https://www.baidu.com/search/robots.html';

const baidu = {
  ...fromMemory,
  operator: 'Baidu',
  dialect: 'baidu',
  stanceNote: 'Presumed to obey like Baiduspider; that it falls back to Baiduspider is unverified.',
  crawlDelay: { kind: 'ignored', certainty: 'unverified', source: help },
  fallbacks: ['Baiduspider'],
  source: help,
} satisfies Partial<Crawler>;

/** Baidu's robots, by token. Its limit of 48 KB is from memory, so no limit is applied. */
export const baiduCrawlers: readonly Crawler[] = [
  {
    ...fromReports,
    token: 'Baiduspider',
    operator: 'Baidu',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    dialect: 'baidu',
    stance: 'obeys',
    stanceNote: 'Obeys only its own group; the first matching rule decides.',
    crawlDelay: { kind: 'ignored', certainty: 'unverified', source: help },
    source: help,
  },
  {
    ...baidu,
    token: 'Baiduspider-ads',
    purpose: 'ads',
    userAgentHeader: 'Baiduspider-ads+(+http://www.baidu.com/search/spider.htm)',
  },
  {
    ...baidu,
    token: 'Baiduspider-cpro',
    purpose: 'ads',
    userAgentHeader: 'Baiduspider-cpro+(+http://www.baidu.com/search/spider.htm)',
  },
  {
    ...baidu,
    token: 'Baiduspider-favo',
    purpose: 'other',
    userAgentHeader: 'Baiduspider-favo+(+http://www.baidu.com/search/spider.htm)',
  },
  {
    ...baidu,
    token: 'Baiduspider-image',
    purpose: 'search',
    userAgentHeader: 'Baiduspider-image+(+http://www.baidu.com/search/spider.htm)',
  },
  {
    ...baidu,
    token: 'Baiduspider-news',
    purpose: 'search',
    userAgentHeader: 'Baiduspider-news+(+http://www.baidu.com/search/spider.htm)',
  },
  {
    ...baidu,
    token: 'Baiduspider-render',
    purpose: 'search',
    userAgentHeader:
      'Mozilla/5.0 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)',
    source: headerRegister,
  },
  {
    ...baidu,
    token: 'Baiduspider-video',
    purpose: 'search',
    userAgentHeader: 'Baiduspider-video+(+http://www.baidu.com/search/spider.htm)',
  },
];

import type { Crawler } from '../crawler.ts';
import { fromMemory, fromReports } from './defaults.ts';

/** Crawlers of advertising networks that have no file of their own, by token. */
export const adsCrawlers: readonly Crawler[] = [
  {
    ...fromMemory,
    token: 'AmazonAdBot',
    operator: 'Amazon',
    purpose: 'ads',
    userAgentHeader: 'AmazonAdBot',
    source: 'https://advertising.amazon.com/resources/',
  },
  {
    ...fromMemory,
    token: 'CriteoBot',
    operator: 'Criteo',
    purpose: 'ads',
    userAgentHeader: 'CriteoBot/0.1 (+https://www.criteo.com/criteo-crawler/)',
    source: 'https://www.criteo.com/criteo-crawler/',
  },
  {
    ...fromMemory,
    token: 'facebookcatalog',
    operator: 'Meta',
    purpose: 'ads',
    userAgentHeader: 'facebookcatalog/1.0',
    source: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
  },
  {
    ...fromMemory,
    token: 'GrapeshotCrawler',
    operator: 'Oracle',
    purpose: 'ads',
    userAgentHeader:
      'Mozilla/5.0 (compatible; GrapeshotCrawler/2.0; +http://www.grapeshot.co.uk/crawler.php)',
    retired: { since: null, successor: null },
    source: 'http://www.grapeshot.co.uk/crawler.php',
  },
  {
    ...fromMemory,
    token: 'meta-externalads',
    operator: 'Meta',
    purpose: 'ads',
    userAgentHeader:
      'meta-externalads/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    source: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
  },
  {
    ...fromReports,
    token: 'OAI-AdsBot',
    operator: 'OpenAI',
    purpose: 'ads',
    userAgentHeader:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; OAI-AdsBot/1.0; +https://openai.com/adsbot)',
    stance: 'not-stated',
    stanceNote: 'Visits only pages submitted as ads; sources differ on whether it obeys.',
    source: 'https://developers.openai.com/api/docs/bots',
  },
  {
    ...fromMemory,
    token: 'peer39_crawler',
    operator: 'Peer39',
    purpose: 'ads',
    userAgentHeader: 'peer39_crawler/1.0',
    source: 'https://www.peer39.com/',
  },
  {
    ...fromMemory,
    token: 'proximic',
    operator: 'Comscore',
    purpose: 'ads',
    userAgentHeader: 'Mozilla/5.0 (compatible; proximic; +http://www.proximic.com/info/spider.php)',
    source: 'http://www.proximic.com/info/spider.php',
  },
  {
    ...fromMemory,
    token: 'SnapchatAds',
    operator: 'Snap',
    purpose: 'ads',
    userAgentHeader:
      'Mozilla/5.0 (compatible; SnapchatAds/1.0; +https://businesshelp.snapchat.com/s/article/adsbot-crawler)',
    source: 'https://businesshelp.snapchat.com/s/article/adsbot-crawler',
  },
  {
    ...fromMemory,
    token: 'TTD-Content',
    operator: 'The Trade Desk',
    purpose: 'ads',
    userAgentHeader:
      'Mozilla/5.0 (compatible; TTD-Content; +https://www.thetradedesk.com/general/ttd-content)',
    source: 'https://www.thetradedesk.com/us/ttd-content',
  },
];

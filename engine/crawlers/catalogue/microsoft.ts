import type { Crawler } from '../crawler.ts';
import { fromMemory, fromReports, headerRegister } from './defaults.ts';

const botsOfBing = 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0';

const bing = {
  ...fromMemory,
  operator: 'Microsoft',
  dialect: 'bing',
  source: botsOfBing,
} satisfies Partial<Crawler>;

/** Microsoft's crawlers, by token. */
export const microsoftCrawlers: readonly Crawler[] = [
  {
    ...bing,
    token: 'adidxbot',
    purpose: 'ads',
    userAgentHeader: 'Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)',
  },
  {
    ...bing,
    token: 'AzureAI-SearchBot',
    purpose: 'ai-search',
    userAgentHeader: null,
  },
  {
    ...fromReports,
    token: 'bingbot',
    operator: 'Microsoft',
    purpose: 'search',
    userAgentHeader:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/103.0.5060.134 Safari/537.36',
    dialect: 'bing',
    stance: 'obeys',
    stanceNote: 'Obeys its own group; from the group for all robots it then uses only Crawl-delay.',
    crawlDelay: {
      kind: 'honoured',
      maximumSeconds: 30,
      inheritsFromStar: true,
      certainty: 'reported',
      source:
        'https://thrivesearch.com/robots-txt-tip-from-bing-include-all-relevant-directives-if-you-have-a-bingbot-section/',
    },
    source: 'https://blogs.bing.com/webmaster/May-2012/To-crawl-or-not-to-crawl,-that-is-BingBot-s-questi',
  },
  {
    ...bing,
    token: 'BingPreview',
    purpose: 'search',
    userAgentHeader:
      'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
  },
  {
    ...bing,
    token: 'MicrosoftPreview',
    purpose: 'social',
    userAgentHeader:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MicrosoftPreview/2.0; +https://aka.ms/MicrosoftPreview) Chrome/W.X.Y.Z Safari/537.36',
  },
  {
    ...fromReports,
    token: 'msnbot',
    operator: 'Microsoft',
    purpose: 'search',
    userAgentHeader: 'msnbot/2.0b (+http://search.msn.com/msnbot.htm)',
    dialect: 'bing',
    stance: 'obeys',
    stanceNote: 'Obeyed robots.txt; one unverified report says that a group for it still applies to bingbot.',
    crawlDelay: {
      kind: 'honoured',
      certainty: 'reported',
      source: 'https://blogs.bing.com/webmaster/August-2009/Crawl-delay-and-the-Bing-crawler,-MSNBot',
    },
    retired: { since: '2010', successor: 'bingbot' },
    source: 'https://blogs.bing.com/webmaster/August-2009/Crawl-delay-and-the-Bing-crawler,-MSNBot',
  },
  {
    ...bing,
    token: 'msnbot-media',
    purpose: 'search',
    userAgentHeader: 'msnbot-media/1.1 (+http://search.msn.com/msnbot.htm)',
    retired: { since: null, successor: 'bingbot' },
    source: headerRegister,
  },
  {
    ...bing,
    token: 'SkypeUriPreview',
    purpose: 'social',
    userAgentHeader: 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    dialect: 'rfc9309',
    source: headerRegister,
  },
];

import type { Crawler } from '../crawler.ts';
import { aiRegister, fromVendor } from './defaults.ts';

const help = 'https://yandex.com/support/webmaster/en/robot-workings';
const robotsList = `${help}/check-yandex-robots`;

const yandex = {
  ...fromVendor,
  operator: 'Yandex',
  dialect: 'yandex',
  fallbacks: ['Yandex'],
  stance: 'obeys',
  stanceNote: 'Obeys the group with its exact name, else the one for Yandex, else the one for all robots.',
  crawlDelay: { kind: 'ignored', certainty: 'vendor', source: `${help}/crawl-delay` },
  maximumOctets: 512_000,
  oversize: 'file-ignored',
  source: `${help}/user-agent`,
} satisfies Partial<Crawler>;

/** Yandex names it as a robot to be addressed by its own name. */
const addressedByName = {
  ...yandex,
  ignoresStar: true,
  stanceNote: 'May ignore the group for all robots, so Yandex recommends a group with its exact name.',
  source: robotsList,
} satisfies Partial<Crawler>;

/** Remembered as one of the robots that do not heed general rules; the list itself was not read. */
const presumablyAddressedByName = {
  ...addressedByName,
  stanceNote: 'Yandex lists robots that may ignore general rules; that this is one of them is from memory.',
  certainty: 'unverified',
} satisfies Partial<Crawler>;

/** A robot whose row in Yandex's list was not read. */
const listed = {
  ...yandex,
  stanceNote: 'Presumed to obey like Yandex’s main robot.',
  source: robotsList,
  certainty: 'unverified',
} satisfies Partial<Crawler>;

/** Yandex's robots, by token. `Yandex` itself is no robot but the group that all of them fall back to. */
export const yandexCrawlers: readonly Crawler[] = [
  {
    ...presumablyAddressedByName,
    token: 'YaDirectFetcher',
    purpose: 'ads',
    userAgentHeader: 'Mozilla/5.0 (compatible; YaDirectFetcher/1.0; Dyatel; +http://yandex.com/bots)',
  },
  {
    ...presumablyAddressedByName,
    token: 'YandexAccessibilityBot',
    purpose: 'monitoring',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexAccessibilityBot/3.0; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexAdditional',
    purpose: 'control-token',
    userAgentHeader: null,
    stance: 'never-fetches',
    stanceNote: 'Reported to say whether pages may feed Yandex’s quick answers.',
    source: aiRegister,
  },
  {
    ...listed,
    token: 'YandexAdditionalBot',
    purpose: 'ai-search',
    userAgentHeader: null,
    stanceNote: 'Reported to collect pages for Yandex’s quick answers and to obey robots.txt.',
    source: aiRegister,
    certainty: 'reported',
  },
  {
    ...listed,
    token: 'YandexAdNet',
    purpose: 'ads',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexAdNet/1.0; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexBlogs',
    purpose: 'feed',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexBlogs/0.99; robot; +http://yandex.com/bots)',
  },
  {
    ...yandex,
    token: 'YandexBot',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  },
  {
    ...addressedByName,
    token: 'YandexCalendar',
    purpose: 'user-triggered',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexCalendar/1.0; +http://yandex.com/bots)',
  },
  {
    ...addressedByName,
    token: 'YandexDirect',
    purpose: 'ads',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexDirect/3.0; +http://yandex.com/bots)',
    stanceNote:
      'Reported to obey only a group with its name; Yandex’s partner help warns that a group for Yandex can block it too.',
    source: 'https://yandex.com/support/partner/en/technologies/robot',
    certainty: 'reported',
  },
  {
    ...presumablyAddressedByName,
    token: 'YandexDirectDyn',
    purpose: 'ads',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexDirectDyn/1.0; +http://yandex.com/bots)',
  },
  {
    ...presumablyAddressedByName,
    token: 'YandexFavicons',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexFavicons/1.0; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexImageResizer',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexImageResizer/2.0; +http://yandex.com/bots)',
  },
  {
    ...yandex,
    token: 'YandexImages',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexMarket',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexMarket/2.0; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexMedia',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexMedia/3.0; +http://yandex.com/bots)',
  },
  {
    ...presumablyAddressedByName,
    token: 'YandexMetrika',
    purpose: 'monitoring',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexMetrika/4.0; +http://yandex.com/bots)',
  },
  {
    ...addressedByName,
    token: 'YandexMobileBot',
    purpose: 'search',
    userAgentHeader:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12B411 Safari/600.1.4 (compatible; YandexMobileBot/3.0; +http://yandex.com/bots)',
  },
  {
    ...presumablyAddressedByName,
    token: 'YandexMobileScreenShotBot',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexMobileScreenShotBot/1.0; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexNews',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexNews/4.0; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexOntoDB',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexOntoDB/1.0; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexPagechecker',
    purpose: 'user-triggered',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexPagechecker/1.0; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexRenderResourcesBot',
    purpose: 'search',
    userAgentHeader:
      'Mozilla/5.0 (compatible; YandexRenderResourcesBot/1.0; +http://yandex.com/bots) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.0.0',
  },
  {
    ...presumablyAddressedByName,
    token: 'YandexScreenshotBot',
    purpose: 'search',
    userAgentHeader:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/41.0.2228.0 Safari/537.36 (compatible; YandexScreenshotBot/3.0; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexSitelinks',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexSitelinks; Dyatel; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexSpravBot',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexSpravBot/1.0; +http://yandex.com/bots)',
  },
  {
    ...presumablyAddressedByName,
    token: 'YandexUserproxy',
    purpose: 'user-triggered',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexUserproxy; robot; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexVerticals',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexVerticals/1.0; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexVideo',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexVideo/3.0; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexVideoParser',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexVideoParser/1.0; +http://yandex.com/bots)',
  },
  {
    ...listed,
    token: 'YandexWebmaster',
    purpose: 'user-triggered',
    userAgentHeader: 'Mozilla/5.0 (compatible; YandexWebmaster/2.0; +http://yandex.com/bots)',
  },
];

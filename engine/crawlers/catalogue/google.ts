import type { Crawler } from '../crawler.ts';
import { fromVendor } from './defaults.ts';

const docs = 'https://developers.google.com/crawling/docs';
const common = `${docs}/crawlers-fetchers/google-common-crawlers`;
const specialCase = `${docs}/crawlers-fetchers/google-special-case-crawlers`;
const userTriggered = `${docs}/crawlers-fetchers/google-user-triggered-fetchers`;

const google = {
  ...fromVendor,
  operator: 'Google',
  dialect: 'google',
  crawlDelay: {
    kind: 'ignored',
    certainty: 'vendor',
    source: `${docs}/robots-txt/robots-txt-spec`,
  },
  maximumOctets: 512_000,
  oversize: 'rest-ignored',
} satisfies Partial<Crawler>;

const commonCrawler = {
  ...google,
  stance: 'obeys',
  stanceNote: 'Google says its common crawlers always obey robots.txt for automatic crawls.',
  source: common,
} satisfies Partial<Crawler>;

const specialCaseCrawler = {
  ...google,
  ignoresStar: true,
  stance: 'obeys',
  stanceNote: 'Obeys only a group that names it, not the group for all robots.',
  source: specialCase,
} satisfies Partial<Crawler>;

const userTriggeredFetcher = {
  ...google,
  purpose: 'user-triggered',
  stance: 'may-not-apply',
  stanceNote: 'Fetches on user request; Google says such fetchers generally ignore robots.txt.',
  source: userTriggered,
} satisfies Partial<Crawler>;

/** Google's crawlers and fetchers, by token. */
export const googleCrawlers: readonly Crawler[] = [
  {
    ...specialCaseCrawler,
    token: 'AdsBot-Google',
    purpose: 'ads',
    userAgentHeader: 'AdsBot-Google (+http://www.google.com/adsbot.html)',
  },
  {
    ...specialCaseCrawler,
    token: 'AdsBot-Google-Mobile',
    purpose: 'ads',
    userAgentHeader:
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)',
  },
  {
    ...specialCaseCrawler,
    token: 'AdsBot-Google-Mobile-Apps',
    purpose: 'ads',
    userAgentHeader: 'AdsBot-Google-Mobile-Apps',
    stanceNote: 'Treated like the other AdsBots; Google’s page no longer lists it.',
    certainty: 'unverified',
  },
  {
    ...specialCaseCrawler,
    token: 'APIs-Google',
    purpose: 'other',
    userAgentHeader: 'APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)',
  },
  {
    ...userTriggeredFetcher,
    token: 'FeedFetcher-Google',
    purpose: 'feed',
    userAgentHeader: 'FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)',
    stance: 'ignores',
    stanceNote: 'Fetches feeds that people subscribe to, so Google says it ignores robots.txt.',
    source: `${docs}/crawlers-fetchers/feedfetcher`,
  },
  {
    ...userTriggeredFetcher,
    token: 'Google-Agent',
    userAgentHeader:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google-Agent)',
    certainty: 'unverified',
  },
  {
    ...commonCrawler,
    token: 'Google-CloudVertexBot',
    purpose: 'ai-search',
    userAgentHeader:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google-CloudVertexBot; +https://cloud.google.com/enterprise-search) Chrome/W.X.Y.Z Safari/537.36',
    stanceNote: 'Crawls at the site owner’s request to build agents, and obeys robots.txt.',
  },
  {
    ...userTriggeredFetcher,
    token: 'Google-CWS',
    userAgentHeader: 'Mozilla/5.0 (compatible; Google-CWS)',
  },
  {
    ...commonCrawler,
    token: 'Google-Extended',
    purpose: 'control-token',
    userAgentHeader: null,
    stance: 'never-fetches',
    stanceNote:
      'Says whether pages that Google crawls anyway may train and ground Gemini; it has no effect on Search.',
    source: `${common}#google-extended`,
    certainty: 'reported',
  },
  {
    ...userTriggeredFetcher,
    token: 'Google-GeminiNotebook',
    userAgentHeader:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36 (compatible; Google-GeminiNotebook; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-gemininotebook)',
  },
  {
    ...commonCrawler,
    token: 'Google-InspectionTool',
    purpose: 'search',
    userAgentHeader: 'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    fallbacks: ['Googlebot'],
    stanceNote: 'Runs Search Console’s tests; quoted as listening to two tokens, its own and Googlebot’s.',
    source:
      'https://searchengineland.com/google-inspectiontool-the-new-google-crawler-for-google-testing-tools-425298',
    certainty: 'reported',
  },
  {
    ...userTriggeredFetcher,
    token: 'Google-NotebookLM',
    userAgentHeader: 'Mozilla/5.0 (compatible; Google-NotebookLM; +https://notebooklm.google.com/)',
    retired: { since: null, successor: 'Google-GeminiNotebook' },
    stanceNote: 'Fetched pages that a person added to a notebook; Google now lists it under another name.',
    certainty: 'unverified',
  },
  {
    ...userTriggeredFetcher,
    token: 'Google-Read-Aloud',
    userAgentHeader:
      'Mozilla/5.0 (Linux; Android 7.0; SM-G930V Build/NRD90M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/59.0.3071.125 Mobile Safari/537.36 (compatible; Google-Read-Aloud; +https://support.google.com/webmasters/answer/1061943)',
  },
  {
    ...google,
    token: 'Google-Safety',
    purpose: 'other',
    userAgentHeader: 'Google-Safety',
    stance: 'ignores',
    stanceNote: 'Looks for abuse such as malware behind links, and ignores robots.txt altogether.',
    source: specialCase,
    certainty: 'reported',
  },
  {
    ...userTriggeredFetcher,
    token: 'Google-Site-Verification',
    userAgentHeader: 'Mozilla/5.0 (compatible; Google-Site-Verification/1.0)',
  },
  {
    ...commonCrawler,
    token: 'Googlebot',
    purpose: 'search',
    userAgentHeader:
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  },
  {
    ...commonCrawler,
    token: 'Googlebot-Image',
    purpose: 'search',
    userAgentHeader: 'Googlebot-Image/1.0',
    fallbacks: ['Googlebot'],
    certainty: 'reported',
  },
  {
    ...google,
    token: 'Googlebot-Mobile',
    purpose: 'search',
    userAgentHeader:
      'SAMSUNG-SGH-E250/1.0 Profile/MIDP-2.0 Configuration/CLDC-1.1 UP.Browser/6.2.3.3.c.1.101 (GUI) MMP/2.0 (compatible; Googlebot-Mobile/2.1; +http://www.google.com/bot.html)',
    fallbacks: ['Googlebot'],
    stance: 'obeys',
    stanceNote: 'Crawled for feature phones; it obeyed its own group, else Googlebot’s.',
    retired: { since: null, successor: 'Googlebot' },
    source: 'https://developers.google.com/webmasters/control-crawl-index/docs/crawlers',
    certainty: 'reported',
  },
  {
    ...commonCrawler,
    token: 'Googlebot-News',
    purpose: 'search',
    userAgentHeader: null,
    fallbacks: ['Googlebot'],
    stanceNote: 'Controls Google News; pages are fetched with Googlebot’s headers.',
  },
  {
    ...commonCrawler,
    token: 'Googlebot-Video',
    purpose: 'search',
    userAgentHeader: 'Googlebot-Video/1.0',
    fallbacks: ['Googlebot'],
    certainty: 'reported',
  },
  {
    ...commonCrawler,
    token: 'GoogleOther',
    purpose: 'other',
    userAgentHeader:
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; GoogleOther)',
  },
  {
    ...commonCrawler,
    token: 'GoogleOther-Image',
    purpose: 'other',
    userAgentHeader: 'GoogleOther-Image/1.0',
    fallbacks: ['GoogleOther'],
    stanceNote: 'Obeys robots.txt; that it falls back to GoogleOther is unverified.',
    certainty: 'unverified',
  },
  {
    ...commonCrawler,
    token: 'GoogleOther-Video',
    purpose: 'other',
    userAgentHeader: 'GoogleOther-Video/1.0',
    fallbacks: ['GoogleOther'],
    stanceNote: 'Obeys robots.txt; that it falls back to GoogleOther is unverified.',
    certainty: 'unverified',
  },
  {
    ...userTriggeredFetcher,
    token: 'GoogleProducer',
    userAgentHeader:
      'GoogleProducer; (+https://developers.google.com/search/docs/crawling-indexing/google-producer)',
    certainty: 'unverified',
  },
  {
    ...specialCaseCrawler,
    token: 'Mediapartners-Google',
    purpose: 'ads',
    userAgentHeader: 'Mediapartners-Google',
  },
  {
    ...commonCrawler,
    token: 'Storebot-Google',
    purpose: 'search',
    userAgentHeader:
      'Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.88 Safari/537.36',
    stanceNote: 'Obeys its own group, else the one for all robots; Googlebot’s group does not apply to it.',
  },
];

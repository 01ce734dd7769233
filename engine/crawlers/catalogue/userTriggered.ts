import type { Crawler } from '../crawler.ts';
import { aiRegister, fromReports, fromVendor } from './defaults.ts';

/** Fetchers that act when a person asks, and the agents that browse for one, by token. */
export const userTriggeredCrawlers: readonly Crawler[] = [
  {
    ...fromReports,
    token: 'Amzn-User',
    operator: 'Amazon',
    purpose: 'user-triggered',
    userAgentHeader: 'Mozilla/5.0 (compatible; Amzn-User; +https://developer.amazon.com/)',
    stance: 'obeys',
    stanceNote: 'Quoted as obeying; it fetches pages for Alexa’s answers.',
    crawlDelay: { kind: 'ignored', certainty: 'reported', source: 'https://developer.amazon.com/amazonbot' },
    source: 'https://developer.amazon.com/amazonbot',
  },
  {
    ...fromReports,
    token: 'ChatGPT-User',
    operator: 'OpenAI',
    purpose: 'user-triggered',
    userAgentHeader:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
    stance: 'may-not-apply',
    stanceNote:
      'OpenAI is quoted as saying that robots.txt may not apply, because a user requested the page.',
    source: 'https://developers.openai.com/api/docs/bots',
  },
  {
    ...fromVendor,
    token: 'Claude-User',
    operator: 'Anthropic',
    purpose: 'user-triggered',
    userAgentHeader:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
    stance: 'obeys',
    stanceNote: 'Obeys robots.txt even for user requests.',
    crawlDelay: {
      kind: 'honoured',
      certainty: 'reported',
      source:
        'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
    },
    source:
      'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
  },
  {
    ...fromReports,
    token: 'cohere-ai',
    operator: 'Cohere',
    purpose: 'user-triggered',
    userAgentHeader: 'cohere-ai',
    stance: 'not-stated',
    stanceNote: 'Answers prompts; nothing documents what it obeys.',
    source: aiRegister,
  },
  {
    ...fromReports,
    token: 'Devin',
    operator: 'Cognition',
    purpose: 'user-triggered',
    userAgentHeader:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36; Devin/1.0; +https://devin.ai',
    stance: 'obeys',
    stanceNote: 'Reported to obey robots.txt.',
    source: aiRegister,
  },
  {
    ...fromVendor,
    token: 'Diffbot-User',
    operator: 'Diffbot',
    purpose: 'user-triggered',
    userAgentHeader: null,
    stance: 'not-stated',
    stanceNote: 'Fetches on user request; Diffbot does not state whether it obeys.',
    source: 'https://docs.diffbot.com/docs/does-crawl-respect-robotstxt',
  },
  {
    ...fromReports,
    token: 'kagi-fetcher',
    operator: 'Kagi',
    purpose: 'user-triggered',
    userAgentHeader: 'kagi-fetcher/1.0',
    stance: 'not-stated',
    stanceNote: 'Whether it obeys robots.txt is not documented.',
    source: aiRegister,
  },
  {
    ...fromReports,
    token: 'Kimi-User',
    operator: 'Moonshot AI',
    purpose: 'user-triggered',
    userAgentHeader: null,
    stance: 'not-stated',
    stanceNote: 'Whether it obeys robots.txt is not documented.',
    source: aiRegister,
  },
  {
    ...fromReports,
    token: 'Manus-User',
    operator: 'Butterfly Effect',
    purpose: 'user-triggered',
    userAgentHeader:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36; Manus-User/1.0',
    stance: 'not-stated',
    stanceNote: 'Whether it obeys robots.txt is not documented.',
    source: aiRegister,
  },
  {
    ...fromReports,
    token: 'meta-externalfetcher',
    operator: 'Meta',
    purpose: 'user-triggered',
    userAgentHeader:
      'meta-externalfetcher/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    stance: 'may-not-apply',
    stanceNote: 'Quoted as possibly bypassing robots.txt, because a user requested the page.',
    source: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
  },
  {
    ...fromVendor,
    token: 'MistralAI-User',
    operator: 'Mistral AI',
    purpose: 'user-triggered',
    userAgentHeader:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-User/1.0; +https://docs.mistral.ai/robots)',
    stance: 'not-stated',
    stanceNote: 'Mistral documents the token; the checked part of its page does not say whether it obeys.',
    source: 'https://docs.mistral.ai/en/robots',
  },
  {
    ...fromReports,
    token: 'NovaAct',
    operator: 'Amazon',
    purpose: 'user-triggered',
    userAgentHeader: null,
    stance: 'not-stated',
    stanceNote: 'Whether it obeys robots.txt is not documented.',
    source: aiRegister,
  },
  {
    ...fromReports,
    token: 'Perplexity-User',
    operator: 'Perplexity',
    purpose: 'user-triggered',
    userAgentHeader:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
    stance: 'may-not-apply',
    stanceNote: 'Quoted as generally ignoring robots.txt, because a user requested the page.',
    source: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
  },
];

import type { RuleDocs } from '../lintRule.ts';

export const mayNotApplyDocs: RuleDocs = {
  id: 'may-not-apply',
  summary: 'Rules for crawlers that need not obey them',
  why: 'Robots.txt asks; it does not lock. Operators of fetchers that act for a person often say that it does not apply to them, and some crawlers are known not to read it. What must not be fetched needs a password, or a server that refuses.',
  incorrect: [
    { text: 'User-agent: ChatGPT-User\nDisallow: /\n' },
    { text: 'User-agent: FeedFetcher-Google\nDisallow: /\n' },
  ],
  correct: [
    { text: 'User-agent: GPTBot\nDisallow: /\n' },
    { text: 'User-agent: ChatGPT-User\nDisallow:\n', note: 'Nothing is asked of it.' },
  ],
  sources: [
    { title: 'OpenAI: overview of its crawlers', url: 'https://developers.openai.com/api/docs/bots' },
    {
      title: 'Google: user-triggered fetchers',
      url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers',
    },
  ],
};

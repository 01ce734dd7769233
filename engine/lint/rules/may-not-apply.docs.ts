import type { RuleDocs } from '../lintRule.ts';

export const mayNotApplyDocs: RuleDocs = {
  id: 'may-not-apply',
  summary: 'Rules for crawlers that may not obey them',
  why: 'A robots.txt is a request, not access control. Operators of user-triggered fetchers often say it does not apply to them, and some crawlers are known not to read it. To block access, use a login or block the crawler on the server.',
  incorrect: [
    { text: 'User-agent: ChatGPT-User\nDisallow: /\n' },
    { text: 'User-agent: FeedFetcher-Google\nDisallow: /\n' },
  ],
  correct: [
    { text: 'User-agent: GPTBot\nDisallow: /\n' },
    { text: 'User-agent: ChatGPT-User\nDisallow:\n', note: 'The group blocks nothing.' },
  ],
  sources: [
    { title: 'OpenAI: overview of its crawlers', url: 'https://developers.openai.com/api/docs/bots' },
    {
      title: 'Google: user-triggered fetchers',
      url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers',
    },
  ],
};

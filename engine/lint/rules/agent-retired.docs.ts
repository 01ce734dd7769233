import type { RuleDocs } from '../lintRule.ts';

export const agentRetiredDocs: RuleDocs = {
  id: 'agent-retired',
  summary: 'Crawlers that are no longer sent',
  why: "Operators rename and retire their crawlers, and files keep the old names. The new crawler does not look for the old name: who wrote rules for msnbot has none for bingbot, and who kept 'Claude-Web' out lets ClaudeBot in.",
  incorrect: [
    { text: 'User-agent: msnbot\nDisallow: /a/\n' },
    { text: 'User-agent: Claude-Web\nDisallow: /\n' },
  ],
  correct: [{ text: 'User-agent: bingbot\nDisallow: /a/\n' }],
  sources: [
    {
      title: 'Bing: Crawl-delay and the Bing crawler, MSNBot',
      url: 'https://blogs.bing.com/webmaster/August-2009/Crawl-delay-and-the-Bing-crawler,-MSNBot',
    },
  ],
};

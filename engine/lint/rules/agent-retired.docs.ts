import type { RuleDocs } from '../lintRule.ts';

export const agentRetiredDocs: RuleDocs = {
  id: 'agent-retired',
  summary: 'Retired crawlers',
  why: "Operators rename and retire crawlers, and files keep the old names. The new crawler does not look for the old name: rules for msnbot do not apply to bingbot, and blocking 'Claude-Web' does not block ClaudeBot.",
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

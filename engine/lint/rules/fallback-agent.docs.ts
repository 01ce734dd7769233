import type { RuleDocs } from '../lintRule.ts';

export const fallbackAgentDocs: RuleDocs = {
  id: 'fallback-agent',
  summary: 'Groups that apply to crawlers they do not name',
  why: "Some crawlers look for another crawler's group before they use '*': Googlebot-Image and Applebot obey the group for Googlebot, and Yandex's robots the one for Yandex. A rule for one crawler then applies to several.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /a/\n\nUser-agent: Googlebot\nDisallow: /b/\n' }],
  correct: [
    { text: 'User-agent: *\nDisallow: /a/\n\nUser-agent: GPTBot\nDisallow: /\n' },
    {
      text: 'User-agent: Googlebot\nDisallow: /a/\n\nUser-agent: *\nDisallow: /a/\n',
      note: "The same rules apply to '*'.",
    },
  ],
  sources: [
    { title: 'Apple: about Applebot', url: 'https://support.apple.com/en-us/119829' },
    {
      title: 'Google: common crawlers',
      url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
    },
  ],
};

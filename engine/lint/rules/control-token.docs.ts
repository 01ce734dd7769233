import type { RuleDocs } from '../lintRule.ts';

export const controlTokenDocs: RuleDocs = {
  id: 'control-token',
  summary: 'Control tokens that do not crawl',
  why: "Names such as Google-Extended and Applebot-Extended never appear in logs. They tell an operator how it may use pages that its crawler fetches anyway, for example to train models. They don't stop that crawler or change search results.",
  incorrect: [{ text: 'User-agent: Google-Extended\nDisallow: /\n' }],
  correct: [{ text: 'User-agent: GPTBot\nDisallow: /\n', note: 'This one is a crawler.' }],
  sources: [
    {
      title: 'Google: common crawlers',
      url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
    },
    { title: 'Apple: about Applebot', url: 'https://support.apple.com/en-us/119829' },
  ],
};

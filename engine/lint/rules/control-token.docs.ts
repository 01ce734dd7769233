import type { RuleDocs } from '../lintRule.ts';

export const controlTokenDocs: RuleDocs = {
  id: 'control-token',
  summary: 'Names that say what may be done with pages, of crawlers that fetch nothing',
  why: 'Names such as Google-Extended and Applebot-Extended stand in no log: they tell an operator what it may do with pages that its crawler fetches anyway, such as training models. They neither stop that crawler nor change what search shows.',
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

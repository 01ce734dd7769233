import type { RuleDocs } from '../lintRule.ts';

export const ignoresStarDocs: RuleDocs = {
  id: 'ignores-star',
  summary: "Crawlers that do not obey the group for '*'",
  why: "Some crawlers, such as Google's AdsBot, are bound by a group that names them and by no other. Who removes that group because '*' says the same has opened the site to them.",
  incorrect: [{ text: 'User-agent: AdsBot-Google\nDisallow: /a/\n' }],
  correct: [{ text: 'User-agent: Googlebot\nDisallow: /a/\n' }, { text: 'User-agent: *\nDisallow: /a/\n' }],
  sources: [
    {
      title: 'Google: special-case crawlers',
      url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers',
    },
  ],
};

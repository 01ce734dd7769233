import type { RuleDocs } from '../lintRule.ts';

export const ignoresStarDocs: RuleDocs = {
  id: 'ignores-star',
  summary: "Crawlers that do not obey the group for '*'",
  why: "Some crawlers, such as Google's AdsBot, obey only a group that names them. If you remove that group because '*' has the same rules, you allow them everywhere.",
  incorrect: [{ text: 'User-agent: AdsBot-Google\nDisallow: /a/\n' }],
  correct: [{ text: 'User-agent: Googlebot\nDisallow: /a/\n' }, { text: 'User-agent: *\nDisallow: /a/\n' }],
  sources: [
    {
      title: 'Google: special-case crawlers',
      url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers',
    },
  ],
};

import type { RuleDocs } from '../lintRule.ts';

export const cleanParamPlaceDocs: RuleDocs = {
  id: 'clean-param-place',
  summary: "Clean-param in the group of a crawler other than Yandex's",
  why: 'Clean-param is a directive of Yandex. In a group for Googlebot it looks as if Google cleaned its URLs, which it does not. Yandex takes the line wherever it stands; it belongs where readers expect it.',
  incorrect: [{ text: 'User-agent: Googlebot\nDisallow: /a\nClean-param: sid\n' }],
  correct: [
    { text: 'User-agent: Yandex\nDisallow: /a\nClean-param: sid\n' },
    { text: 'User-agent: *\nDisallow: /a\nClean-param: sid\n' },
    { text: 'Clean-param: sid\nUser-agent: Googlebot\nDisallow: /a\n', note: 'Outside of any group.' },
  ],
  sources: [
    {
      title: 'Yandex: Clean-param',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/clean-param',
    },
  ],
};

import type { RuleDocs } from '../lintRule.ts';

export const cleanParamPlaceDocs: RuleDocs = {
  id: 'clean-param-place',
  summary: "Clean-param in a group for a crawler other than Yandex's",
  why: 'Clean-param is a Yandex directive. In a group for Googlebot it looks as if Google supports it, which it does not. Yandex reads the line anywhere, but put it where people expect it.',
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

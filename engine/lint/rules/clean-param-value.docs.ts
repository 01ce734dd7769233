import type { RuleDocs } from '../lintRule.ts';

export const cleanParamValueDocs: RuleDocs = {
  id: 'clean-param-value',
  summary: 'A Clean-param value that Yandex cannot read',
  why: 'Clean-param tells Yandex which parameters of a URL do not change the page, so that it crawls one URL instead of hundreds. It lists the parameters, joined by &, then a space and the path prefix they apply to. Anything else is ignored.',
  incorrect: [
    { text: 'User-agent: Yandex\nClean-param: sid, ref /forum/\nDisallow: /a\n' },
    { text: 'User-agent: Yandex\nClean-param: ?sid /forum/\nDisallow: /a\n' },
  ],
  correct: [
    { text: 'User-agent: Yandex\nDisallow: /a\nClean-param: sid&ref /forum/showthread.php\n' },
    { text: 'Clean-param: utm_source\n' },
  ],
  sources: [
    {
      title: 'Yandex: Clean-param',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/clean-param',
    },
  ],
};

import { googleParser, googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const pathRegexDocs: RuleDocs = {
  id: 'path-regex',
  summary: 'Regular expressions as paths',
  why: "robots.txt has two special characters: '*' for any text and a final '$' for the end. Everything else is literal: '(a|b)' and '[0-9]+' match only URLs with exactly these characters, and '.*' requires a full stop.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /item/[0-9]+\n' },
    { text: 'User-agent: *\nDisallow: /(a|b)/\n' },
    { text: 'User-agent: *\nDisallow: ^/private/\n' },
    { text: 'User-agent: *\nDisallow: /shop/\\d\n' },
    { text: 'User-agent: *\nDisallow: /private/.*\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /item/\n' },
    { text: 'User-agent: *\nDisallow: /a/\nDisallow: /b/\n' },
    { text: 'User-agent: *\nDisallow: /*?filter[0]=\nDisallow: /file(1).pdf\nDisallow: /*.print.*\n' },
    { text: 'User-agent: *\nDisallow: /a+b\nDisallow: /*/{0}/\n' },
  ],
  sources: [rfc9309('2.2.3'), googleSpec, googleParser],
};

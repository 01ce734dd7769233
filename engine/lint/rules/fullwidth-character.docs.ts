import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const fullwidthCharacterDocs: RuleDocs = {
  id: 'fullwidth-character',
  summary: 'Full-width punctuation in the place of syntax',
  why: "Input methods for Chinese, Japanese and Korean type a colon, slash, asterisk or space of double width. They look right in an editor and are different characters: 'Disallow：/a' has no colon, and '　/' does not begin with a slash.",
  incorrect: [
    { text: 'User-agent: *\nDisallow：/a\n' },
    { text: 'User-agent: *\nAllow:　/\n' },
    { text: 'User-agent：＊\nDisallow: ／\n' },
  ],
  correct: [
    {
      text: 'User-agent: *\nDisallow: /カテゴリ：食品／\n',
      note: 'Inside a path in Japanese they belong to the path.',
    },
    { text: '# 注意：全部\nUser-agent: *\nDisallow: /a\n' },
  ],
  sources: [rfc9309('2.2'), googleParser],
};

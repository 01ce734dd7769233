import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const fullwidthCharacterDocs: RuleDocs = {
  id: 'fullwidth-character',
  summary: 'Full-width punctuation',
  why: "Input methods for Chinese, Japanese and Korean can produce a full-width colon, slash, asterisk or space. They look right but are different characters: 'Disallow：/a' has no colon, and '　/' does not start with a slash.",
  incorrect: [
    { text: 'User-agent: *\nDisallow：/a\n' },
    { text: 'User-agent: *\nAllow:　/\n' },
    { text: 'User-agent：＊\nDisallow: ／\n' },
  ],
  correct: [
    {
      text: 'User-agent: *\nDisallow: /カテゴリ：食品／\n',
      note: 'In a Japanese path they are part of the path.',
    },
    { text: '# 注意：全部\nUser-agent: *\nDisallow: /a\n' },
  ],
  sources: [rfc9309('2.2'), googleParser],
};

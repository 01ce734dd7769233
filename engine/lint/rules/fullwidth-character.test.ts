import { testRule } from '../../testing/ruleTester.ts';
import { fullwidthCharacterDocs } from './fullwidth-character.docs.ts';
import { fullwidthCharacter } from './fullwidth-character.ts';

testRule(fullwidthCharacter, fullwidthCharacterDocs, [
  {
    text: 'User-agent：　＊\r\nDisallow: /a # ：\r\n',
    findings: [
      {
        messageId: 'fullwidth',
        data: { found: '：', ascii: ':' },
        at: '1:11-1:12',
        fixed: 'User-agent: *\r\nDisallow: /a # ：\r\n',
        safe: false,
      },
    ],
  },
  {
    text: 'User-agent: *\nDisallow: /a／＊.php\n',
    findings: [{ messageId: 'fullwidth', at: '2:13-2:14', fixed: 'User-agent: *\nDisallow: /a/*.php\n' }],
  },
  { text: '＃ note\n', findings: [{ messageId: 'fullwidth', fixed: '# note\n' }] },
  {
    name: 'an ideographic space after the value',
    text: 'User-agent: *\nDisallow: /a　\n',
    findings: [
      {
        messageId: 'fullwidth',
        data: { found: 'U+3000', ascii: ' ' },
        fixed: 'User-agent: *\nDisallow: /a \n',
      },
    ],
  },
  { text: 'User-agent: *\nDisallow: /検索？\n', findings: [] },
]);

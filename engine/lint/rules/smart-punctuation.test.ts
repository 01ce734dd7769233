import { testRule } from '../../testing/ruleTester.ts';
import { smartPunctuationDocs } from './smart-punctuation.docs.ts';
import { smartPunctuation } from './smart-punctuation.ts';

testRule(smartPunctuation, smartPunctuationDocs, [
  {
    text: 'User–agent: *\nDisallow: “/a/” # “x”\n',
    findings: [
      {
        messageId: 'smart',
        data: { what: "the dash '–'" },
        at: '1:5-1:6',
        fixed: 'User-agent: *\nDisallow: “/a/” # “x”\n',
      },
      {
        messageId: 'smart',
        data: { what: "the typographic quotation mark '“'" },
        at: '2:11-2:12',
        fixed: 'User–agent: *\nDisallow: /a/ # “x”\n',
      },
    ],
  },
  {
    text: 'User-agent: *\nDisallow: /a…\n',
    findings: [{ messageId: 'smart', data: { what: 'an ellipsis' }, at: '2:13-2:14' }],
  },
  {
    text: '\u00a0User-agent: *\nDisallow: /\n',
    findings: [
      {
        messageId: 'smart',
        data: { what: 'a non-breaking space' },
        at: '1:1-1:2',
        fixed: 'User-agent: *\nDisallow: /\n',
      },
    ],
  },
  { name: 'a name that stays unknown', text: 'Foo–bar: *\n', findings: [] },
]);

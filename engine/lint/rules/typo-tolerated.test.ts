import { testRule } from '../../testing/ruleTester.ts';
import { typoToleratedDocs } from './typo-tolerated.docs.ts';
import { typoTolerated } from './typo-tolerated.ts';

testRule(typoTolerated, typoToleratedDocs, [
  {
    text: 'User agents: *\nDissallow: /p # x\nAllows : /\n',
    findings: [
      { messageId: 'tolerated', data: { name: 'User agents', usual: 'User-agent' }, at: '1:1-1:12' },
      {
        messageId: 'tolerated',
        data: { name: 'Dissallow', usual: 'Disallow' },
        at: '2:1-2:10',
        fixed: 'User agents: *\nDisallow: /p # x\nAllows : /\n',
        safe: true,
      },
      { messageId: 'tolerated', data: { name: 'Allows', usual: 'Allow' }, at: '3:1-3:7' },
    ],
  },
  {
    name: 'with a group that others read the fix changes something',
    text: 'User-agent: *\nDisalow: /p\n',
    findings: [{ messageId: 'tolerated', safe: false }],
  },
]);

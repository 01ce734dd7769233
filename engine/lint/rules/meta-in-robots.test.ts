import { testRule } from '../../testing/ruleTester.ts';
import { metaInRobotsDocs } from './meta-in-robots.docs.ts';
import { metaInRobots } from './meta-in-robots.ts';

testRule(metaInRobots, metaInRobotsDocs, [
  {
    text: 'User-agent: *\n  <meta name="x"> \nx-robots-tag: noindex # y\n',
    findings: [
      { messageId: 'head', data: { tag: '<meta name="x">' }, at: '2:3-2:18' },
      { messageId: 'header', data: { name: 'x-robots-tag' }, at: '3:1-3:22' },
    ],
  },
  {
    name: 'tags at the ends of lines',
    text: 'User-agent: *<BR>\nDisallow: /a</p></div>\nDisallow: /a<br>b\n',
    findings: [
      { messageId: 'around', data: { tag: '<BR>' }, at: '1:14-1:18' },
      { messageId: 'around', data: { tag: '</div>' }, at: '2:17-2:23' },
    ],
  },
  { text: '<3 robots\nUser-agent: *\nDisallow:\n', findings: [] },
]);

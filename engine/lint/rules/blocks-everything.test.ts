import { testRule } from '../../testing/ruleTester.ts';
import { blocksEverythingDocs } from './blocks-everything.docs.ts';
import { blocksEverything } from './blocks-everything.ts';

testRule(blocksEverything, blocksEverythingDocs, [
  {
    text: 'User-agent: *\nDisallow: /a\nDisallow: /\n',
    findings: [
      {
        messageId: 'closed',
        severity: 'warning',
        data: { whom: 'every crawler that has no group of its own' },
        at: '3:11-3:12',
        crawlers: [],
      },
    ],
  },
  {
    name: 'one finding for all whom a line shuts out',
    text: 'User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /\n',
    findings: [
      { messageId: 'closed', data: { whom: 'Googlebot, bingbot' }, crawlers: ['Googlebot', 'bingbot'] },
    ],
  },
  {
    name: 'shutting out a search engine of another market is a choice',
    text: 'User-agent: Baiduspider\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n',
    findings: [{ messageId: 'closed', severity: 'info', crawlers: ['Baiduspider'] }],
  },
  { text: 'User-agent: *\nDisallow: /#*\n', findings: [{ messageId: 'closed', at: '2:11-2:12' }] },
  { text: 'User-agent: *\nDisallow: *\n', findings: [{ messageId: 'closed' }] },
  { text: 'User-agent: *\nDisallow: /$\nDisallow: /*?\n\nUser-agent: CCBot\nDisallow: /\n', findings: [] },
]);

import { testRule } from '../../testing/ruleTester.ts';
import { mayNotApplyDocs } from './may-not-apply.docs.ts';
import { mayNotApply } from './may-not-apply.ts';

testRule(mayNotApply, mayNotApplyDocs, [
  {
    text: 'User-agent: feedfetcher-google\nDisallow: /\nUser-agent: Google-Agent/1.0\nDisallow: /a\n',
    findings: [
      { messageId: 'ignores', at: '1:13-1:31', crawlers: ['FeedFetcher-Google'] },
      { messageId: 'person', at: '3:13-3:29', crawlers: ['Google-Agent'] },
    ],
  },
]);

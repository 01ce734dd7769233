import { testRule } from '../../testing/ruleTester.ts';
import { agentVersionDocs } from './agent-version.docs.ts';
import { agentVersion } from './agent-version.ts';

testRule(agentVersion, agentVersionDocs, [
  {
    text: 'User-agent: Googlebot/2.1 # old\nUser-agent: foo/1\nDisallow: /\n',
    findings: [
      {
        messageId: 'version',
        data: { name: 'Googlebot', version: '/2.1' },
        at: '1:22-1:26',
        related: [2],
        fixed: 'User-agent: Googlebot # old\nUser-agent: foo\nDisallow: /\n',
        safe: false,
      },
    ],
  },
  { name: 'a star with a version', text: 'User-agent: Foo*/2\nDisallow: /\n', findings: [] },
]);

import { plainAccessInput } from '../../policy/access/accessInput.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { statusRedirectOffHostDocs } from './status-redirect-off-host.docs.ts';
import { statusRedirectOffHost } from './status-redirect-off-host.ts';

const redirected = (...locations: readonly (string | null)[]) => ({
  fetch: {
    ...plainAccessInput,
    robotsUrl: 'http://Example.com:80/robots.txt',
    hops: locations.map((location) => ({ status: 302, location })),
  },
});

testRule(statusRedirectOffHost, statusRedirectOffHostDocs, [
  {
    name: 'relative after absolute',
    text: 'User-agent: *\n',
    context: redirected('//cdn.example.net/x', '/robots.txt'),
    findings: [
      { messageId: 'offHost', data: { asked: 'http://example.com:80', answered: 'http://cdn.example.net' } },
    ],
  },
  {
    name: 'there and back',
    text: '',
    context: redirected('https://www.example.com/', 'https://example.com:443/robots.txt', null),
    findings: [],
  },
]);

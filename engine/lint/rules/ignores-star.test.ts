import { testRule } from '../../testing/ruleTester.ts';
import { ignoresStarDocs } from './ignores-star.docs.ts';
import { ignoresStar } from './ignores-star.ts';

testRule(ignoresStar, ignoresStarDocs, [
  {
    text: 'User-agent: *\nUser-agent: adsbot-google\nUser-agent: Mediapartners-Google\nDisallow: /a\n',
    findings: [
      {
        messageId: 'ignores',
        data: { token: 'AdsBot-Google', operator: 'Google' },
        at: '2:13-2:26',
        related: [3],
        crawlers: ['AdsBot-Google'],
      },
    ],
  },
]);

import { testRule } from '../../testing/ruleTester.ts';
import { expectationFailedDocs } from './expectation-failed.docs.ts';
import { expectationFailed } from './expectation-failed.ts';

testRule(expectationFailed, expectationFailedDocs, [
  {
    text: 'User-agent: *\nDisallow: /a # x\n\nUser-agent: bingbot\nDisallow: /b\n',
    context: {
      expectations: [
        { agents: ['Googlebot'], url: 'https://example.com/a/b', allowed: true },
        { agents: ['bingbot'], url: '/a', allowed: false },
        { agents: ['bingbot'], url: '/b', allowed: false },
      ],
    },
    findings: [
      {
        messageId: 'byRule',
        severity: 'error',
        at: '2:11-2:13',
        data: {
          url: 'https://example.com/a/b',
          whom: 'Googlebot',
          expected: 'allowed',
          actual: 'disallowed',
          line: 2,
        },
        crawlers: ['Googlebot'],
      },
      { messageId: 'byDefault', at: '4:13-4:20', crawlers: ['bingbot'] },
    ],
  },
  {
    name: 'several names mean their groups together',
    text: 'User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n',
    context: { expectations: [{ agents: ['a', 'b'], url: '/b', allowed: true }] },
    findings: [{ messageId: 'byRule', at: '5:11-5:13' }],
  },
  {
    name: 'a crawler reads as its operator says',
    text: 'User-agent: Googlebot\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n',
    context: {
      expectations: [
        { agents: ['Googlebot-Image'], url: '/a', allowed: true },
        { agents: ['AdsBot-Google'], url: '/b', allowed: false },
      ],
    },
    findings: [
      { messageId: 'unbound', at: '1:1-1:1', crawlers: ['AdsBot-Google'] },
      { messageId: 'byRule', at: '2:11-2:13', crawlers: ['Googlebot-Image'] },
    ],
  },
  {
    name: 'in the dialect that is asked for',
    text: 'User-agent: *\nDisallow: /a\nAllow: /a/b\n',
    context: { expectations: [{ agents: ['Googlebot'], url: '/a/b', allowed: true, dialect: 'res1996' }] },
    findings: [
      {
        messageId: 'byRule',
        at: '2:11-2:13',
        data: {
          url: '/a/b',
          whom: 'Googlebot',
          expected: 'allowed',
          actual: 'disallowed',
          line: 2,
        },
      },
    ],
  },
  {
    name: 'an empty file',
    text: '',
    context: { expectations: [{ agents: ['FooBot'], url: '/', allowed: false }] },
    findings: [{ messageId: 'byDefault', at: '1:1-1:1' }],
  },
]);

import { describe, expect, test } from 'vitest';
import { sourceFromText } from '../../source.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { runRules } from '../runRules.ts';
import { duplicateGroup } from './duplicate-group.ts';
import { duplicateStarDocs } from './duplicate-star.docs.ts';
import { duplicateStar } from './duplicate-star.ts';

testRule(duplicateStar, duplicateStarDocs, [
  {
    text: 'User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n',
    findings: [
      {
        messageId: 'duplicate',
        data: { line: 1 },
        at: '4:13-4:14',
        related: [1],
        fixed: 'User-agent: *\nDisallow: /a\nDisallow: /b\n\n',
        safe: false,
      },
    ],
  },
  {
    name: 'a Crawl-delay in the second group stands in the way of uniting them',
    text: 'User-agent: *\nDisallow: /a\nUser-agent: *\nDisallow: /b\nCrawl-delay: 3\n',
    findings: [{ messageId: 'duplicate', fixed: null }],
  },
]);

describe('duplicate-star and duplicate-group', () => {
  test('say it once of the same group twice', () => {
    const source = sourceFromText('User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /a\n');
    expect(runRules([duplicateGroup, duplicateStar], source).map(({ id }) => id)).toEqual(['duplicate-star']);
  });
});

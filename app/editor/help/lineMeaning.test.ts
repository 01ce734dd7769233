import { expect, test } from 'vitest';
import { lineMeaning } from './lineMeaning.ts';
import { contextFor } from './testContext.ts';

const robots = `Disallow: /orphan
User-agent: GPTBot
User-agent: *
Disallow: /shop/
Allow: /shop/*.css$
Disallow:
Disallow: private
Crawl-delay: 5
Nonsense: 1
no directive at all
# a comment

User-agent: gptbot
Disallow: /
`;
const context = contextFor(robots, { paths: ['/a', '/b'], decisions: new Map([[4, 2]]) });
const meaning = (line: number) => lineMeaning(context, line).join(' ');

test.each([
  [1, 'No User-agent line precedes it, so it applies to no crawler.'],
  [3, 'Starts the group for every crawler that no other group names. It has 4 rules.'],
  [
    4,
    'Disallows every URL that starts with /shop/. For GPTBot and every crawler that no group names. Decides 2 of 2 test URLs.',
  ],
  [
    5,
    'Allows every URL like /shop/*.css, where each * stands for any characters and nothing follows. For GPTBot and every crawler that no group names. Decides 0 of 2 test URLs.',
  ],
  [6, 'Allows everything for GPTBot and every crawler that no group names. Decides 0 of 2 test URLs.'],
  [8, 'Crawl-delay: seconds between requests; Bing and others use it, Google does not.'],
  [9, 'No known crawler uses this field, so the line is ignored.'],
  [10, 'Not a directive: there is no colon after a field name, so crawlers ignore the line.'],
  [11, ''],
  [12, ''],
])('line %i', (line, expected) => {
  expect(meaning(line)).toBe(expected);
});

test('a path without its slash is said to match nothing', () => {
  expect(meaning(7)).toMatch(/^Matches no URL/);
});

test('a crawler is told with what it is, and where else it is named', () => {
  expect(meaning(2)).toMatch(/^Applies this group to GPTBot\. AI training, OpenAI\. /);
  expect(meaning(2)).toMatch(/Line 13 also names it\. Google combines the groups/);
});

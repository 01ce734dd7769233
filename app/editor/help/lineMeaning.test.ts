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
  [1, 'No User-agent line stands above it, so it binds nobody.'],
  [3, 'Begins the group of every crawler that no other group names. It has 4 rules.'],
  [
    4,
    'Disallows every URL that begins with /shop/. For GPTBot and every crawler that no group names. Decides 2 of the 2 URLs to test.',
  ],
  [
    5,
    'Allows every URL like /shop/*.css, where each * stands for any characters and nothing follows. For GPTBot and every crawler that no group names. Decides 0 of the 2 URLs to test.',
  ],
  [6, 'Forbids nothing to GPTBot and every crawler that no group names. Decides 0 of the 2 URLs to test.'],
  [8, 'Crawl-delay: seconds between two fetches; Bing and others keep it, Google does not.'],
  [9, 'No reader that is known gives this field a meaning; crawlers skip the line.'],
  [10, 'No directive: there is no colon after a field’s name, so crawlers skip the line.'],
  [11, ''],
  [12, ''],
])('line %i', (line, expected) => {
  expect(meaning(line)).toBe(expected);
});

test('a path without its slash is said to match nothing', () => {
  expect(meaning(7)).toMatch(/^Matches no URL/);
});

test('a crawler is told with what it is, and where else it is named', () => {
  expect(meaning(2)).toMatch(/^Names GPTBot as one whom this group is for\. AI training, OpenAI\. /);
  expect(meaning(2)).toMatch(/Line 13 names it, too: Google unites the groups/);
});

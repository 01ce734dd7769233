import { expect, test } from 'vitest';
import { lint } from '../../../engine/index.ts';
import { announcementOf, errorKeys } from './announceErrors.ts';

const one = lint('User-agent: *\nDisallow: private/\n');
const two = lint('User-agent: *\n\nDisallow: private/\nDisallow: /a /b\n');

test('an error is told with its line, once, wherever it moves', () => {
  expect(announcementOf(one, new Set())).toMatch(/^New error\. Line 2: 'private\/'/);
  expect(announcementOf(one, errorKeys(one))).toBe('');
  expect(announcementOf(two, errorKeys(one))).toMatch(/^New error\. Line 4: /);
});

test('several are counted and the first is told', () => {
  expect(announcementOf(two, new Set())).toMatch(/^2 new errors\. Line 3: /);
});

test('what is no error is not told', () => {
  expect(announcementOf(lint('User-agent: *\nCrawl-delay: 5\nDisallow: /a\n'), new Set())).toBe('');
});

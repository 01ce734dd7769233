import { describe, expect, test } from 'vitest';
import type { DialectId } from '../../engine/index.ts';
import { crawlerFor, forCrawler, paceFor, utcMinute } from '../../engine/index.ts';
import { crawlDelaySentences, requestRateSentences, timeOfDay, visitSentence } from './paceWords.ts';
import { plainText } from './sentence.ts';

/** The pace of a bot; '|' stands for a line end. */
function paceOf(robots: string, token: string, time = '12:00', dialect?: DialectId) {
  const known = crawlerFor(token);
  const crawler = dialect === undefined ? known : { ...known, dialect };
  return paceFor(forCrawler(robots.replaceAll('|', '\n'), crawler), crawler, utcMinute(time));
}

const delayOf = (robots: string, token: string) =>
  crawlDelaySentences(paceOf(robots, token).crawlDelay).map(plainText);

describe('Crawl-delay', () => {
  test.each([
    ['User-agent: *|Disallow: /a', 'ClaudeBot', ['The file sets no crawl delay.']],
    ['User-agent: *|Crawl-delay: 5', 'ClaudeBot', ['It waits 5 seconds between requests (line 2).']],
    [
      'User-agent: *|Crawl-delay: 1',
      'Googlebot',
      ['It ignores Crawl-delay: the delay of 1 second (line 2) has no effect.'],
    ],
    [
      'User-agent: *|Crawl-delay: 5',
      'FooBot',
      ['The file asks for 5 seconds (line 2); its operator does not say whether it waits.'],
    ],
    ['User-agent: *|Crawl-delay: 5', 'AdsBot-Google', ['No group applies to it.']],
    [
      'User-agent: *|Crawl-delay: 5|Disallow: /a||User-agent: bingbot|Disallow: /b',
      'bingbot',
      ['It waits 5 seconds between requests (line 2, in the group for “*”).'],
    ],
    [
      'User-agent: ClaudeBot|Crawl-delay: ten|Crawl-delay: 4|Crawl-delay: 5',
      'ClaudeBot',
      [
        'It waits 4 seconds between requests (line 3).',
        '“ten” on line 2 is ignored: it is not a number.',
        '“5” on line 4 is ignored: it comes after one that counts.',
      ],
    ],
  ])('%s for %s', (robots, token, sentences) => {
    expect(delayOf(robots, token)).toEqual(sentences);
  });

  test('a long one is cut to the longest that the bot keeps', () => {
    expect(delayOf('User-agent: bingbot|Crawl-delay: 90', 'bingbot')).toEqual([
      expect.stringMatching(/^It waits \d+ seconds, its maximum; the file asks for 90 seconds \(line 2\)\.$/),
    ]);
  });
});

describe('Visit-time', () => {
  const visit = (robots: string, time: string) =>
    plainText(visitSentence(paceOf(robots, 'FooBot', time, 'res2').visit));

  test.each([
    ['07:00', 'It may crawl from 06:00 to 08:45 UTC (line 3), which includes now.'],
    ['05:30', 'It may crawl from 06:00 to 08:45 UTC (line 3), which starts in 30 minutes.'],
  ])('at %s', (time, sentence) => {
    expect(visit('User-agent: *|Robot-version: 2.0|Visit-time: 0600-0845|Disallow: /a', time)).toBe(sentence);
  });

  test('outside of a record of 2.0 it does not count', () => {
    expect(visit('User-agent: *|Visit-time: 0600-0845|Disallow: /a', '07:00')).toBe(
      'Visit-time counts only in a record with “Robot-version: 2.0” (line 2).',
    );
  });

  test('others do not know it', () => {
    const pace = paceOf('User-agent: *|Visit-time: 0600-0845|Disallow: /a', 'Googlebot');
    expect(plainText(visitSentence(pace.visit))).toBe('This reader does not support Visit-time (line 2).');
  });

  test('where it is not stated there is nothing to say', () => {
    expect(visit('User-agent: *|Disallow: /a', '07:00')).toBe('');
  });
});

describe('Request-rate', () => {
  const rates = (robots: string, time: string) =>
    requestRateSentences(paceOf(robots, 'FooBot', time, 'res2').requestRate).map(plainText);

  test('of several the one that holds now is told', () => {
    const robots =
      'User-agent: *|Robot-version: 2.0|Request-rate: 1/10m 1300-1659|Request-rate: 5/1m 0500-1259|Disallow: /a';
    expect(rates(robots, '14:00')).toEqual([
      'At most one document per 10 minutes from 13:00 to 16:59 UTC (line 3). This applies now.',
      'At most 5 documents per 1 minute from 05:00 to 12:59 UTC (line 4).',
    ]);
    expect(rates(robots, '20:00').at(-1)).toBe('No rate applies at this time.');
  });

  test('what can’t be read is said to be so', () => {
    expect(rates('User-agent: *|Robot-version: 2.0|Request-rate: often|Disallow: /a', '14:00')).toEqual([
      'Request-rate is not valid (line 3).',
    ]);
  });
});

test.each([
  [0, '00:00'],
  [390, '06:30'],
  [1439, '23:59'],
])('minute %i of the day is %s', (minute, time) => {
  expect(timeOfDay(minute)).toBe(time);
});

import { describe, expect, test } from 'vitest';
import type { AccessInput, AccessReader } from '../../engine/index.ts';
import {
  accessOutcome,
  dialects,
  fetchFailures,
  parseRawResponse,
  plainAccessInput,
} from '../../engine/index.ts';
import { accessNote, answerSummary, explainAccess, noHoldReason, responseProblem } from './accessWords.ts';
import { plainText } from './sentence.ts';

const DAY = 86_400;

function answer(status: number, more: Partial<AccessInput> = {}): AccessInput {
  return {
    ...plainAccessInput,
    result: { kind: 'response', status, bodyOctets: null, headers: {} },
    ...more,
  };
}

const explained = (reader: AccessReader, input: AccessInput) =>
  plainText(explainAccess(accessOutcome(reader, input)));

describe('an outcome in one sentence', () => {
  test.each<[AccessReader, AccessInput, string]>([
    ['google', answer(200), 'The answer is 200, so its body is the file.'],
    ['google', answer(404), '404 says that there is no file: taken for a site without rules.'],
    ['res1996', answer(403), '403 refuses the file: the whole site counts as closed.'],
    ['res1996', answer(503), '503 is a server error: nothing is fetched until the file can be had.'],
    ['google', answer(503), '503 is a server error: the whole site counts as closed for the first 12 hours.'],
    [
      'google',
      answer(503, { failingForSeconds: 5 * DAY, cached: { ageSeconds: 6 * DAY } }),
      '503 is a server error: the last good copy counts after 12 hours without a file, up to 30 days.',
    ],
    [
      'google',
      answer(503, { failingForSeconds: 5 * DAY }),
      '503 is a server error: taken for a site without rules after 12 hours without a file, up to 30 days, as there is no earlier copy.',
    ],
    [
      'google',
      answer(200, { hops: Array.from({ length: 6 }, () => ({ status: 301, location: null })) }),
      '6 redirects in a row are more than the 5 that are followed: taken for a site without rules.',
    ],
    [
      'google',
      {
        ...plainAccessInput,
        result: { kind: 'response', status: 301, bodyOctets: null, headers: {}, location: '/r.txt' },
      },
      '301 leads to “/r.txt”, and what is there decides.',
    ],
    [
      'rfc9309',
      answer(304, { cached: { ageSeconds: 6 * DAY } }),
      '304 says that the file is what it was: the last good copy counts.',
    ],
    ['res1996', answer(304), '304 has no meaning here: nothing is fetched until the file can be had.'],
    [
      'rfc9309',
      { ...plainAccessInput, result: { kind: 'failure', failure: 'dns' } },
      'The host’s name does not resolve: the whole site counts as closed for the first 30 days.',
    ],
    [
      'yandex',
      { ...plainAccessInput, result: { kind: 'response', status: 200, bodyOctets: 600_000, headers: {} } },
      'A file of 586 KiB is larger than 500 KiB, and not read: taken for a site without rules.',
    ],
  ])('%s', (reader, input, sentence) => {
    expect(explained(reader, input)).toBe(sentence);
  });

  test('is a sentence for every answer and reader', () => {
    const statuses = [100, 200, 204, 206, 300, 301, 304, 401, 403, 404, 410, 418, 429, 500, 503, 600];
    const inputs = [
      ...statuses.flatMap((status) => [answer(status), answer(status, { failingForSeconds: 40 * DAY })]),
      ...fetchFailures.map(
        (failure) => ({ ...plainAccessInput, result: { kind: 'failure', failure } }) as const,
      ),
    ];
    for (const { id } of dialects)
      for (const input of inputs) expect(explained(id, input)).toMatch(/^[A-Z0-9].*[^.]\.$/);
  });
});

test('what else there is to say of a file', () => {
  const input: AccessInput = {
    ...plainAccessInput,
    robotsUrl: 'https://a.example/robots.txt',
    hops: [{ status: 301, location: 'https://b.example/robots.txt' }],
    result: { kind: 'response', status: 200, bodyOctets: 600_000, headers: { contentType: 'text/html' } },
  };
  expect(accessOutcome('google', input).notes.map((note) => plainText(accessNote(note)))).toEqual([
    'The rules come from “https://b.example” and bind “https://a.example” alone.',
    'The type is “text/html”: a web page rather than a robots.txt.',
    'Of 586 KiB the first 500 KiB are read.',
  ]);
});

test('where no time is known, it is said how long it holds all the same', () => {
  expect(noHoldReason(accessOutcome('res1996', answer(503)))).toBe('as long as it lasts');
  expect(noHoldReason(accessOutcome('res1994', answer(404)))).toBe('nobody says');
});

test('an answer in a few words', () => {
  expect(
    answerSummary({
      hops: [{ status: 301, location: '/x' }],
      result: { kind: 'response', status: 200, bodyOctets: 412, headers: { contentType: 'text/plain' } },
    }),
  ).toBe('301 › 200, 412 octets, text/plain');
  expect(answerSummary({ hops: [], result: { kind: 'failure', failure: 'timeout' } })).toBe(
    'no answer in time',
  );
});

test.each([
  ['hello', 'Line 1 should be a status line such as “HTTP/1.1 200 OK”: use curl’s -i.'],
  ['HTTP/1.1 200 OK\nhello\n\nx', 'Line 2 stands among the headers but is none.'],
  ['', ''],
])('%j is no response, and why', (text, problem) => {
  const response = parseRawResponse(text);
  if (response.ok) throw new Error('taken for a response');
  expect(responseProblem(response)).toBe(problem);
});

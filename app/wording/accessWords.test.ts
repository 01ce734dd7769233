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
    ['google', answer(200), 'The status is 200, so the body is the robots.txt.'],
    ['google', answer(404), '404 means there is no file: the site is treated as having no rules.'],
    [
      'res1996',
      answer(403),
      '403 means access to the file is refused: the whole site is treated as blocked.',
    ],
    ['res1996', answer(503), '503 is a server error: nothing is fetched until the file is available.'],
    [
      'google',
      answer(503),
      '503 is a server error: the whole site is treated as blocked for the first 12 hours.',
    ],
    [
      'google',
      answer(503, { failingForSeconds: 5 * DAY, cached: { ageSeconds: 6 * DAY } }),
      '503 is a server error: the cached copy is used after 12 hours without a file, up to 30 days.',
    ],
    [
      'google',
      answer(503, { failingForSeconds: 5 * DAY }),
      '503 is a server error: the site is treated as having no rules after 12 hours without a file, up to 30 days, because there is no cached copy.',
    ],
    [
      'google',
      answer(200, { hops: Array.from({ length: 6 }, () => ({ status: 301, location: null })) }),
      '6 redirects in a row exceed the limit of 5: the site is treated as having no rules.',
    ],
    [
      'google',
      {
        ...plainAccessInput,
        result: { kind: 'response', status: 301, bodyOctets: null, headers: {}, location: '/r.txt' },
      },
      '301 redirects to “/r.txt”, and the response there decides.',
    ],
    [
      'rfc9309',
      answer(304, { cached: { ageSeconds: 6 * DAY } }),
      '304 means the file has not changed: the cached copy is used.',
    ],
    [
      'res1996',
      answer(304),
      '304 has no defined meaning for robots.txt: nothing is fetched until the file is available.',
    ],
    [
      'rfc9309',
      { ...plainAccessInput, result: { kind: 'failure', failure: 'dns' } },
      'The host name does not resolve: the whole site is treated as blocked for the first 30 days.',
    ],
    [
      'yandex',
      { ...plainAccessInput, result: { kind: 'response', status: 200, bodyOctets: 600_000, headers: {} } },
      'A file of 586 KiB exceeds the limit of 500 KiB and is not read: the site is treated as having no rules.',
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
    'The rules come from “https://b.example” and apply only to “https://a.example”.',
    'The content type is “text/html”: this is a web page, not a robots.txt.',
    'Only the first 500 KiB of 586 KiB are read.',
  ]);
});

test('where no time is known, it is said how long it holds all the same', () => {
  expect(noHoldReason(accessOutcome('res1996', answer(503)))).toBe('as long as the failure lasts');
  expect(noHoldReason(accessOutcome('res1994', answer(404)))).toBe('not documented');
});

test('an answer in a few words', () => {
  expect(
    answerSummary({
      hops: [{ status: 301, location: '/x' }],
      result: { kind: 'response', status: 200, bodyOctets: 412, headers: { contentType: 'text/plain' } },
    }),
  ).toBe('301 › 200, 412 bytes, text/plain');
  expect(answerSummary({ hops: [], result: { kind: 'failure', failure: 'timeout' } })).toBe('timed out');
});

test.each([
  ['hello', 'Line 1 should be a status line such as “HTTP/1.1 200 OK”. Use curl -i.'],
  ['HTTP/1.1 200 OK\nhello\n\nx', 'Line 2 is among the headers but is not a header.'],
  ['', ''],
])('%j is no response, and why', (text, problem) => {
  const response = parseRawResponse(text);
  if (response.ok) throw new Error('taken for a response');
  expect(responseProblem(response)).toBe(problem);
});

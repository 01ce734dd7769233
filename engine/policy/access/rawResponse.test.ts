import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeUtf8, encodeUtf8 } from '../../octets/utf8.ts';
import type { RawResponse } from './rawResponse.ts';
import { parseRawResponse } from './rawResponse.ts';

function read(text: string): Extract<RawResponse, { ok: true }> {
  const response = parseRawResponse(text);
  if (!response.ok) throw new Error(`${response.reason} on line ${response.line}`);
  return response;
}

const bodyText = (response: RawResponse): string | null =>
  response.ok && response.body !== null ? decodeUtf8(response.body).text : null;

describe('what curl -i prints', () => {
  test('HTTP/1.1 with CRLF', () => {
    const response = read(
      'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nCache-Control: max-age=60\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\n\r\nUser-agent: *\nDisallow: /\n',
    );
    expect(response).toMatchObject({
      hops: [],
      date: 784111777,
      result: {
        kind: 'response',
        status: 200,
        bodyOctets: 26,
        headers: { contentType: 'text/plain', cacheControl: 'max-age=60' },
      },
    });
    expect(bodyText(response)).toBe('User-agent: *\nDisallow: /\n');
  });

  test('HTTP/2 with LF, a byte order mark before it, and lower-case names', () => {
    const response = read('\ufeffHTTP/2 404 \ncontent-type: text/html\nage: 5\n\n<html>');
    expect(response.result).toEqual({
      kind: 'response',
      status: 404,
      bodyOctets: 6,
      headers: { contentType: 'text/html', age: '5' },
    });
  });

  test("the body's own byte order mark stays", () => {
    const response = parseRawResponse(encodeUtf8('HTTP/1.1 200 OK\n\n\ufeffUser-agent: *'));
    expect(bodyText(response)).toBe('\ufeffUser-agent: *');
  });

  test('-iL: a head for each redirect', () => {
    const response = read(
      'HTTP/1.1 301 Moved\r\nLocation: https://example.com/robots.txt\r\n\r\nHTTP/2 302\r\nlocation: /r.txt\r\n\r\nHTTP/2 200\r\n\r\nUser-agent: *\r\n',
    );
    expect(response.hops).toEqual([
      { status: 301, location: 'https://example.com/robots.txt' },
      { status: 302, location: '/r.txt' },
    ]);
    expect(response.result).toMatchObject({ kind: 'response', status: 200 });
  });

  test('a redirect that was not followed keeps its target', () => {
    expect(read('HTTP/1.1 301 Moved\nLocation: /r.txt\n\n<html>').result).toMatchObject({
      status: 301,
      location: '/r.txt',
    });
  });

  test.each([
    ['100 Continue', 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\nx'],
    ['103 Early Hints', 'HTTP/2 103\nlink: </a>\n\nHTTP/2 200\n\nx'],
    ["a proxy's CONNECT", 'HTTP/1.1 200 Connection established\r\n\r\nHTTP/2 200\r\n\r\nx'],
    ['a challenge that was met', 'HTTP/1.1 401 Unauthorized\nContent-Length: 0\n\nHTTP/1.1 200 OK\n\nx'],
  ])('%s is no redirect', (_name, text) => {
    const response = read(text);
    expect(response).toMatchObject({ hops: [], result: { status: 200 } });
    expect(bodyText(response)).toBe('x');
  });

  test('a saved response that was put up as robots.txt is a body', () => {
    const response = read('HTTP/1.1 200 OK\nContent-Type: text/plain\n\nHTTP/1.1 404 Not Found\n\n');
    expect(response.result).toMatchObject({ status: 200 });
    expect(bodyText(response)).toBe('HTTP/1.1 404 Not Found\n\n');
  });

  test('blanks around a value are cut, however many, and none inside it', () => {
    const blanks = ' \t'.repeat(500_000);
    const { headers } = read(`HTTP/1.1 200 OK\nServer:${blanks}a${blanks}b${blanks}\nVia: \u00a0\n\n`);
    expect(headers).toEqual([
      { name: 'server', value: `a${blanks}b` },
      { name: 'via', value: '\u00c2\u00a0' },
    ]);
  });

  test('folded headers and several of one name', () => {
    const response = read(
      'HTTP/1.1 200 OK\nCache-Control: public,\n  max-age=5\nCache-Control: no-transform\n\n',
    );
    expect(response.result).toMatchObject({ headers: { cacheControl: 'public, max-age=5, no-transform' } });
  });

  test.each([
    ['no body, as of curl -I: its length is told', 'HTTP/2 200\ncontent-length: 600000\n\n', null, 600_000],
    ['no body and no length', 'HTTP/2 200\ncontent-type: text/plain\n', null, null],
    ['an empty body', 'HTTP/2 200\ncontent-length: 0\n\n', '', 0],
    ['no content', 'HTTP/2 204\n\n', '', 0],
  ])('%s', (_name, text, body, octets) => {
    const response = read(text);
    expect(bodyText(response)).toBe(body);
    expect(response.result).toMatchObject({ bodyOctets: octets });
  });

  test('the command line and the progress meter are passed over', () => {
    const response = read(
      '$ curl -i https://example.com/robots.txt\n  % Total    % Received % Xferd  Average Speed   Time\n                                 Dload  Upload   Total\n\r  0     0    0     0    0     0      0      0 --:--:-- --:--:-- --:--:--     0\rHTTP/1.1 200 OK\n\nx',
    );
    expect(response.robotsUrl).toBe('https://example.com/robots.txt');
    expect(response.result).toMatchObject({ status: 200, bodyOctets: 1 });
  });
});

describe("curl's complaints", () => {
  test.each([
    ['curl: (6) Could not resolve host: nowhere.example', 'dns'],
    ['curl: (7) Failed to connect to example.com port 443: Connection refused', 'connection'],
    ['curl: (28) Operation timed out after 5000 milliseconds', 'timeout'],
    ['curl: (60) SSL certificate problem: certificate has expired\nMore details here', null],
    ['curl: (60) SSL certificate problem: certificate has expired', 'tls'],
    ['curl: (52) Empty reply from server', 'invalid-response'],
    [
      'HTTP/1.1 302 Found\nLocation: /a\n\nHTTP/1.1 302 Found\nLocation: /b\n\ncurl: (47) Maximum (1) redirects followed',
      'redirect-loop',
    ],
    [
      'HTTP/1.1 200 OK\nContent-Length: 99\n\nUser-agent: *\ncurl: (18) transfer closed with 85 bytes remaining',
      'truncated',
    ],
    ['HTTP/1.1 200 OK\n\nUser-agcurl: (56) Recv failure: Connection reset by peer\n', 'connection'],
  ])('%j', (text, failure) => {
    const response = parseRawResponse(text);
    if (failure === null) expect(response).toMatchObject({ ok: false, reason: 'not-a-response' });
    else expect(response).toMatchObject({ ok: true, result: { kind: 'failure', failure } });
  });

  test('--fail names the status', () => {
    expect(read('curl: (22) The requested URL returned error: 503').result).toMatchObject({ status: 503 });
    expect(read('HTTP/2 404\n\ncurl: (22) The requested URL returned error: 404').result).toMatchObject({
      status: 404,
    });
  });
});

describe('what is no response', () => {
  test.each([
    ['', 'empty', 1],
    [' \n\n', 'empty', 1],
    ['User-agent: *\nDisallow: /\n', 'not-a-response', 1],
    ['HTTP/1.1 200 OK\nServer: x\n<html>\n', 'not-a-header', 3],
    ['curl: (3) URL using bad/illegal format', 'unknown-curl-error', 1],
  ])('%j: %s', (text, reason, line) => {
    expect(parseRawResponse(text)).toEqual({ ok: false, reason, line });
  });

  test('nothing throws', () => {
    const piece = fc.constantFrom(
      'HTTP/1.1 200 OK',
      'HTTP/2 301',
      'Location: /x',
      '\n',
      '\r\n',
      ' ',
      'curl: (6)',
      ':',
      '\0',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.array(piece).map((pieces) => encodeUtf8(pieces.join(''))),
        ),
        (octets) => {
          const response = parseRawResponse(octets);
          if (!response.ok) expect(response.line).toBeGreaterThan(0);
          else
            expect(response.result.kind === 'failure' ? 100 : response.result.status).toBeGreaterThanOrEqual(
              0,
            );
        },
      ),
    );
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dialects } from '../dialects/index.ts';
import { robotsUrlFor, sameScope } from './scope.ts';
import { urlChangesBy } from './urlChangesBy.ts';

interface ScopeRow {
  readonly id: string;
  readonly source: string;
  readonly robots_url?: string;
  readonly url: string;
}

const rows = readFileSync(new URL('../conformance/cases/reports.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): ScopeRow => JSON.parse(line));
const whyNot: Readonly<Record<string, string>> = {
  'other-port': 'port',
  'robots-in-subdir': 'not-at-root',
  'scheme-mismatch': 'scheme',
  'scheme-mismatch-crawl': 'scheme',
};

describe('reported cases: the file says nothing about the URL', () => {
  test.each(rows.filter((row) => row.robots_url !== undefined))(
    '$id ($source)',
    ({ id, robots_url, url }) => {
      expect(sameScope(robots_url ?? '', url)).toMatchObject({ same: false, why: whyNot[id] });
    },
  );

  test('the port stays in the address of the robots.txt (other-port)', () => {
    expect(robotsUrlFor('https://example.com:8443/a')).toBe('https://example.com:8443/robots.txt');
  });
});

describe("scope, by the table of Google's documentation and RFC 9309 2.3", () => {
  test.each([
    ['https://example.com/robots.txt', 'https://example.com/', true],
    ['https://example.com/robots.txt', 'https://example.com/folder/file', true],
    ['https://example.com/robots.txt', 'https://other.example.com/', 'host'],
    ['https://example.com/robots.txt', 'http://example.com/', 'scheme'],
    ['https://example.com/robots.txt', 'https://example.com:8181/', 'port'],
    ['https://www.example.com/robots.txt', 'https://example.com/', 'host'],
    ['https://example.com/folder/robots.txt', 'https://example.com/folder/', 'not-at-root'],
    ['https://www.müller.eu/robots.txt', 'https://www.xn--mller-kva.eu/', true],
    ['ftp://example.com/robots.txt', 'ftp://example.com:21/x', true],
    ['ftp://example.com/robots.txt', 'http://example.com/', 'scheme'],
    ['https://212.96.82.21/robots.txt', 'https://212.96.82.21/', true],
    ['https://212.96.82.21/robots.txt', 'https://example.com/', 'host'],
    ['https://example.com:443/robots.txt', 'https://example.com/', true],
    ['https://example.com:8181/robots.txt', 'https://example.com:8181/', true],
    ['https://example.com:8181/robots.txt', 'https://example.com/', 'port'],
    ['HTTPS://EXAMPLE.com/robots.txt#x', 'https://example.com/', true],
    ['https://example.com/robots.txt?v=2', 'https://example.com/', true],
    ['https://example.com/Robots.txt', 'https://example.com/', 'not-at-root'],
    ['https://[::1]:443/robots.txt', 'https://[0::1]/x', true],
    ['https://example.com/robots.txt', '/a', true],
    ['https://example.com/robots.txt', 'mailto:a@example.com', 'not-a-url'],
    ['nonsense', 'https://example.com/', 'not-a-url'],
  ])('%s for %s: %s', (robotsUrl, url, expected) => {
    const scope = sameScope(robotsUrl, url);
    expect(scope.same ? true : scope.why).toBe(expected);
  });

  test('where the rules are instead', () => {
    expect(sameScope('https://example.com/robots.txt', 'http://example.com:8080/a')).toEqual({
      same: false,
      why: 'scheme',
      governedBy: 'http://example.com:8080/robots.txt',
    });
    expect(robotsUrlFor('/a')).toBeNull();
  });
});

describe('what a dialect changes before it compares', () => {
  const changes = new Map(dialects.map(({ id, choices }) => [id, urlChangesBy(choices)]));

  test('hex case: RFC 9309 and 1996 read %3c as %3C, Google and 1994 do not', () => {
    expect(changes.get('rfc9309')).toContain('hex-upper-cased');
    expect(changes.get('res1996')).toContain('decoded-except-slash');
    expect(changes.get('google')).toEqual(['target-alone', 'host-without-scheme']);
    expect(changes.get('res1994')).toEqual(['target-alone']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseToJson } from './caseFile.ts';
import { createStandIns } from './standIns.ts';
import type { Case } from './testCase.ts';
import { emptyCase } from './testCase.ts';
import { withoutNames } from './withoutNames.ts';

const shop: Case = {
  ...emptyCase,
  title: 'Acme',
  note: 'for Bob',
  robots: {
    kind: 'text',
    text: [
      'User-agent: Googlebot # of Acme',
      'Crawl-delay: 10',
      'Disallow: /Secret-Projects/2026/',
      'Allow: /Secret-Projects/2026/pub*.html$',
      'Disallow: /caf%C3%A9',
      'Sitemap: https://www.acme.com/sitemap.xml',
      'Host: acme.com',
    ].join('\r\n'),
  },
  origin: 'https://shop.acme.com:8443',
  urlList:
    '# launch\n- /Secret-Projects/2026/x\n+ https://shop.acme.com:8443/Secret-Projects/2026/public.html # ok\n/café\n/robots.txt',
};

describe('a case without names', () => {
  test('keeps its verdicts, its directives and its shape', () => {
    const nameless = withoutNames(shop, { paths: true, seed: 'a' });
    expect([nameless.words, nameless.compared, nameless.changed]).toEqual(['by-word', 20, []]);
    const json = caseToJson(nameless.case);
    expect(json).not.toMatch(/acme|secret|projects|caf|launch|bob/i);
    expect(nameless.case.robots.kind === 'text' && nameless.case.robots.text).toMatch(
      /^User-agent: Googlebot # [a-z]{2} [A-Z][a-z]{3}\r\nCrawl-delay: 10\r\nDisallow: \/[A-Z][a-z]{5}-[A-Z][a-z]{7}\/\d{4}\/\r\nAllow: \S+\*\.html\$\r\nDisallow: \/[a-z]{3}%C3%[0-9A-F]{2}\r\nSitemap: https:\/\/www\.[a-z]{4}\.example\/sitemap\.xml\r\nHost: [a-z]{4}\.example$/,
    );
    expect(nameless.case.origin).toMatch(/^https:\/\/[a-z]{4}\.[a-z]{4}\.example:8443$/);
    expect(nameless.case.urlList).toMatch(/\n\/robots\.txt$/);
  });

  test('keeps its paths where that is wished, and says what it hid', () => {
    const nameless = withoutNames(shop, { paths: false, seed: 'a' });
    expect(nameless.words).toBe('not');
    expect(nameless.case.urlList).toContain('- /Secret-Projects/2026/x');
    expect(nameless.hidden.map(({ from }) => from)).toEqual(['www.acme.com', 'acme.com', 'shop.acme.com']);
  });

  test('hides a host that stands without a scheme', () => {
    const { urlList } = withoutNames(
      { ...emptyCase, urlList: 'acme.com/x' },
      { paths: false, seed: 'a' },
    ).case;
    expect(urlList).toMatch(/^[a-z]{4}\.example\/x$/);
  });

  test('hides by letters where a rule looks inside of words', () => {
    const testCase: Case = {
      ...emptyCase,
      robots: { kind: 'text', text: 'User-agent: *\nDisallow: /*vate' },
      urlList: '/private\n/pirate',
    };
    const nameless = withoutNames(testCase, { paths: true, seed: 'b' });
    expect([nameless.words, nameless.changed]).toEqual(['by-letter', []]);
    expect(nameless.case.urlList).not.toContain('private');
  });

  test('keeps octets that are not UTF-8', () => {
    const octets = Uint8Array.of(0xef, 0xbb, 0xbf, ...Buffer.from('Disallow: /b'), 0xff, 0x0a);
    const { robots } = withoutNames(
      { ...emptyCase, robots: { kind: 'octets', octets } },
      { paths: true, seed: 'c' },
    ).case;
    expect(robots.kind === 'octets' && Buffer.from(robots.octets).toString('latin1')).toMatch(
      /^\xef\xbb\xbfDisallow: \/[a-z]\xff\n$/,
    );
  });
});

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'Z', '1', 'é', 'ж', '%41', '%c3%a9', '%'),
  maxLength: 6,
});
const path = fc
  .array(fc.tuple(fc.constantFrom('/', '-', '?', '*', '.'), word), { maxLength: 5 })
  .map((parts) => ['/', ...parts.flat()].join(''));

test('whatever the case, no verdict changes', () => {
  fc.assert(
    fc.property(
      fc.array(path, { maxLength: 6 }),
      fc.array(path, { maxLength: 6 }),
      fc.string(),
      (rules, urls, seed) => {
        const testCase: Case = {
          ...emptyCase,
          robots: {
            kind: 'text',
            text: ['User-agent: *', ...rules.map((rule) => `Disallow: ${rule}`)].join('\n'),
          },
          urlList: urls.join('\n'),
        };
        expect(withoutNames(testCase, { paths: true, seed }).changed).toEqual([]);
      },
    ),
  );
});

test('words that begin alike have stand-ins that begin alike, and others have others', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '1', 'é', 'ж', '%C3%A9') });
  fc.assert(
    fc.property(letters, letters, fc.string(), (start, rest, seed) => {
      const { hide } = createStandIns(seed, 'by-word');
      expect(hide(start + rest).startsWith(hide(start))).toBe(true);
      expect(hide(rest) === hide(start)).toBe(rest === start);
    }),
  );
});

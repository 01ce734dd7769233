import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainAccessInput } from '../policy/access/accessInput.ts';
import { caseToJson } from './caseFile.ts';
import { printShortLink } from './printShortLink.ts';
import { parseShortLink } from './shortLink.ts';
import type { Case } from './testCase.ts';
import { emptyCase } from './testCase.ts';

const text = (value: string) => ({ kind: 'text' as const, text: value });
const shop: Case = {
  ...emptyCase,
  title: 'Shop & more',
  robots: text('User-agent: *\nDisallow: /a*b$\n'),
  origin: 'https://example.com',
  urlList: '+ /page\n- /cart\n/é?a=b&c=1+2',
  bots: ['GPTBot', 'bingbot'],
};

describe('a case written out', () => {
  test('can be read, and holds no sign that a chat cuts off or takes for markup', () => {
    expect(printShortLink(shop)).toEqual({
      fragment:
        '#robots=User-agent:+%2A%0ADisallow:+/a%2Ab$%0A&origin=https://example.com&url=/page&expect=allow' +
        '&url=/cart&expect=disallow&url=/%C3%A9?a%3Db%26c%3D1%2B2&agent=GPTBot&agent=bingbot&title=Shop+%26+more',
      leftOut: [],
    });
  });

  test('opens as it was', () => {
    expect(parseShortLink(printShortLink(shop).fragment.slice(1))).toEqual({ ok: true, value: shop });
  });

  test.each([
    ['mutedRules', { mutedRules: ['bom'] }],
    ['time', { time: '2026-01-01T00:00:00Z' }],
    ['bots', { bots: [] }],
    ['dialects', { dialects: ['bing'] }],
    ['dialects', { reading: 'bing', dialects: ['bing'] }],
    ['reading', { reading: 'bing', dialects: ['google', 'bing'] }],
    ['title', { title: 'x\ud800' }],
  ] as const)('says that it can’t hold %s (row %#)', (name, change) => {
    expect(printShortLink({ ...shop, ...change }).leftOut).toEqual([name]);
  });

  test('tells with which status robots.txt was answered, and that it can’t hold more of the answer', () => {
    const answer = (headers: Readonly<Record<string, string>>): Case => ({
      ...emptyCase,
      fetch: { ...plainAccessInput, result: { kind: 'response', status: 503, bodyOctets: null, headers } },
    });
    expect(printShortLink(answer({}))).toEqual({ fragment: '#robots=&status=503', leftOut: [] });
    expect(printShortLink(answer({ 'retry-after': '60' })).leftOut).toEqual(['fetch']);
  });

  test('keeps octets that are no UTF-8', () => {
    const robots = { kind: 'octets', octets: Uint8Array.of(0xff, 0x26, 0x00, 0x25) } as const;
    const { fragment, leftOut } = printShortLink({ ...emptyCase, robots });
    expect([fragment, leftOut]).toEqual(['#robots=%FF%26%00%25', []]);
  });

  test('says exactly when something is lost, whatever is typed', () => {
    const line = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\n', ''));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(line), fc.string(), (robots, lines, title) => {
        const testCase: Case = { ...emptyCase, robots: text(robots), urlList: lines.join('\n'), title };
        const { fragment, leftOut } = printShortLink(testCase);
        const read = parseShortLink(fragment.slice(1));
        const isSame = read.ok && caseToJson(read.value) === caseToJson(testCase);
        return isSame === (leftOut.length === 0);
      }),
    );
  });
});

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { everythingCase } from '../testing/cases.ts';
import { toBase64 } from './base64.ts';
import { crc32 } from './checksum.ts';
import { caseLimits } from './limits.ts';
import { decodePermalink, encodePermalink } from './permalink.ts';
import { describePermalinkError } from './permalinkError.ts';
import type { Case } from './testCase.ts';
import { emptyCase } from './testCase.ts';

async function linkOf(testCase: Case): Promise<string> {
  const link = await encodePermalink(testCase, new CompressionStream('deflate-raw'));
  return link.ok ? link.value : expect.unreachable(link.error.kind);
}

const open = (fragment: string) => decodePermalink(fragment, new DecompressionStream('deflate-raw'));

/** A link around any octets, with the right check value. */
function linkAround(payload: Buffer): string {
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(payload));
  return `#v1${toBase64(Buffer.concat([deflateRawSync(payload), check]), 'url')}`;
}

const example: Case = {
  ...emptyCase,
  robots: { kind: 'text', text: 'User-agent: *\nDisallow: /private/\nAllow: /private/open\n' },
  urlList: '/private/a\n+ /private/open',
};

describe('a link', () => {
  test.each([
    ['the empty case', emptyCase],
    ['a small case', example],
    ['a case that uses everything', everythingCase],
    ['a lone surrogate', { ...emptyCase, urlList: '/\udc00' }],
    ['a large case', { ...emptyCase, urlList: '/a/long/list\n'.repeat(50_000) }],
  ])('brings back %s', async (_, testCase) => {
    expect(await open(await linkOf(testCase))).toEqual({ ok: true, value: testCase });
  });

  test('is deflate and base64url of the parts that are not default', async () => {
    const link = await linkOf({ ...emptyCase, title: 'T', origin: 'https://example.com' });
    const octets = Buffer.from(link.slice(3), 'base64url');
    expect(inflateRawSync(octets.subarray(0, -4)).toString()).toBe('{"t":"T","o":"https://example.com"}');
  });

  test.each([
    ['without its number sign', (link: string) => link.slice(1)],
    ['with the full stop of a sentence', (link: string) => `${link}).`],
    ['wrapped by a mail program', (link: string) => link.replace(/.{20}/g, '$&\r\n')],
    ['with spaces from a chat', (link: string) => `${link.slice(0, 30)}%20${link.slice(30)}`],
  ])('opens %s', async (_, change) => {
    expect(await open(change(await linkOf(example)))).toEqual({ ok: true, value: example });
  });

  test('that was written by the first version opens for ever', async () => {
    const first: Case = {
      ...emptyCase,
      title: 'First',
      robots: { kind: 'text', text: 'User-agent: *\nDisallow: /private/\n' },
      origin: 'https://example.com',
      urlList: '+ /page\n- /private/x',
      bots: ['Googlebot', 'GPTBot'],
    };
    const link =
      '#v1Rc0xC8IwEIbhv1K-UVOz3yhiVwedbIdTjhhIcyE5tSD-d-nk_PLwfmAgHGNtBocKwqVJ7TlINuo2Yz7ExinpmzpfanyxiR8zHBSEh1lp5L0sPJcku7vOcHiCrth2vnAQOPR_uGBy4DUPqiHJTdfpcDrv1TB9f5qAbkI';
    expect(await open(link)).toEqual({ ok: true, value: first });
  });
});

describe('a link that suffered says what happened', () => {
  test('cut anywhere, it is truncated', async () => {
    const link = await linkOf(example);
    for (let end = 3; end < link.length; end += 1)
      expect([end, await open(link.slice(0, end))]).toEqual([
        end,
        { ok: false, error: { kind: 'truncated' } },
      ]);
  });

  test('changed anywhere, it never opens as something else', async () => {
    const link = await linkOf(example);
    for (let at = 3; at < link.length; at += 1) {
      const other = link[at] === 'A' ? 'B' : 'A';
      const read = await open(`${link.slice(0, at)}${other}${link.slice(at + 1)}`);
      // A few bits at the end of the compressed part and of the whole stand for nothing.
      if (read.ok) expect(read.value).toEqual(example);
      else expect(['mangled', 'truncated']).toContain(read.error.kind);
    }
  });

  test('in lower case, it is mangled', async () => {
    expect(await open((await linkOf(example)).toLowerCase())).toEqual({
      ok: false,
      error: { kind: 'mangled' },
    });
  });

  test.each([
    ['#', 'no-case'],
    ['#verdicts', 'no-case'],
    ['#v0abc', 'no-case'],
    ['#v2abc', 'future-version'],
    ['#v1', 'truncated'],
    ['#v1é', 'mangled'],
    [linkAround(Buffer.from('[]')), 'invalid'],
    [linkAround(Buffer.from('nonsense')), 'invalid'],
    [linkAround(Buffer.from('{"__proto__":{"t":"x"}}')), 'invalid'],
    [linkAround(Buffer.from('{"u":[1]}')), 'invalid'],
  ])('%s: %s', async (fragment, kind) => {
    const read = await open(fragment);
    expect(read).toMatchObject({ ok: false, error: { kind } });
    if (!read.ok) expect(describePermalinkError(read.error)).toMatch(/\.$/);
  });

  test('a bomb is not inflated further than the limit', async () => {
    const link = linkAround(Buffer.alloc(32 * 1024 * 1024, ' '));
    expect(link.length).toBeLessThan(50_000);
    expect(await open(link)).toEqual({
      ok: false,
      error: { kind: 'too-large', limit: caseLimits.linkOctets },
    });
  });

  test('a case that no link could bring back gets none', async () => {
    const large = { ...emptyCase, urlList: '/a'.repeat(caseLimits.linkOctets) };
    expect(await encodePermalink(large, new CompressionStream('deflate-raw'))).toEqual({
      ok: false,
      error: { kind: 'too-large', limit: caseLimits.linkOctets },
    });
  });
});

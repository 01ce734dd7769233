import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { caseToJson, emptyCase, printUrlList } from '../../../engine/index.ts';
import type { ImportResult } from './readImport.ts';
import { readImport } from './readImport.ts';
import { recogniseImport } from './recogniseImport.ts';

const octets = (text: string) => new TextEncoder().encode(text);

/** What was recognised, and the URL list that comes of it. */
async function listOf(name: string, content: string | Uint8Array): Promise<[string, string[]]> {
  const read = await readImport(name, content);
  if (read.kind !== 'urls') return expect.unreachable(JSON.stringify(read));
  return [read.format, printUrlList(read.found.urls).split('\n')];
}

async function skippedOf(content: string): Promise<Extract<ImportResult, { kind: 'urls' }>['found']> {
  const read = await readImport('', content);
  return read.kind === 'urls' ? read.found : expect.unreachable(read.kind);
}

describe('text', () => {
  test.each([
    [
      'URLs and paths',
      'https://example.com/a\r\n/b?c=1\n\nexample.com/d\n',
      ['https://example.com/a', '/b?c=1', 'example.com/d'],
    ],
    ['a URL list with what it expects', '# shop\n+ /a\n-@GPTBot /b', ['+ /a', '-@GPTBot /b']],
    [
      'a column of a sheet',
      'Page\tClicks\nhttps://example.com/a\t12\n/b\t3',
      ['https://example.com/a', '/b'],
    ],
    [
      'a sentence',
      'See (https://example.com/a), and "https://example.com/b_(c)".',
      ['https://example.com/a', 'https://example.com/b_(c)'],
    ],
  ])('%s', async (_, content, urls) => {
    expect(await listOf('', content)).toEqual(['text', urls]);
  });

  test('says what it passed over, and counts what it found again', async () => {
    const found = await skippedOf('hello\n/a\nworld\n/a');
    expect([found.duplicates, found.skipped['no-url'], found.examples]).toEqual([
      1,
      2,
      [
        { at: 1, text: 'hello', reason: 'no-url' },
        { at: 3, text: 'world', reason: 'no-url' },
      ],
    ]);
  });

  test('in UTF-16, as a spreadsheet saves it', async () => {
    const content = new Uint8Array(Buffer.from('\ufeff/é\r\n/b', 'utf16le'));
    expect(await listOf('list.txt', content)).toEqual(['text', ['/é', '/b']]);
  });
});

describe('logs become pairs of URL and bot', () => {
  const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const person =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
  const line = (request: string, agent: string) =>
    `192.0.2.7 - jo doe [10/Oct/2026:13:55:36 -0700] "${request}" 200 2326 "https://example.com/ \\"q\\"" "${agent}"`;

  test('the combined form', async () => {
    const log = [
      line('GET /a HTTP/1.1', googlebot),
      line('GET /a HTTP/1.1', 'GPTBot/1.2'),
      line('POST /b?c=d HTTP/2.0', googlebot),
      line('GET /c HTTP/1.1', person),
      line('\\x16\\x03', '-'),
    ].join('\n');
    expect(await listOf('access.log', log)).toEqual([
      'access-log',
      ['@Googlebot,GPTBot /a', '@Googlebot /b?c=d'],
    ]);
    const { skipped, duplicates } = await skippedOf(log);
    expect([skipped['no-bot'], skipped['no-url'], duplicates]).toEqual([1, 1, 1]);
  });

  test('the common form has no bots', async () => {
    const log = '127.0.0.1 - frank [10/Oct/2000:13:55:36 -0700] "GET /a.gif HTTP/1.0" 200 -';
    expect(await listOf('', log)).toEqual(['access-log', ['/a.gif']]);
  });

  test.each([
    [
      'nginx',
      { remote_addr: '192.0.2.1', request: 'GET /a HTTP/1.1', http_user_agent: googlebot },
      '@Googlebot /a',
    ],
    [
      'Caddy',
      {
        logger: 'http',
        request: { method: 'GET', host: 'example.com', uri: '/a', headers: { 'User-Agent': [googlebot] } },
      },
      '@Googlebot https://example.com/a',
    ],
    [
      'Cloudflare',
      { ClientRequestHost: 'example.com', ClientRequestURI: '/a', ClientRequestUserAgent: googlebot },
      '@Googlebot https://example.com/a',
    ],
    [
      'Google Cloud',
      { httpRequest: { requestUrl: 'https://example.com/a', userAgent: googlebot } },
      '@Googlebot https://example.com/a',
    ],
    ['no header', { path: '/a' }, '/a'],
  ])('JSON of %s', async (_, entry, expected) => {
    expect(await listOf('x.log', `${JSON.stringify(entry)}\n`)).toEqual(['json-log', [expected]]);
  });
});

describe('files of the web', () => {
  const sitemap = `<?xml version="1.0"?><!-- <loc>https://example.com/old</loc> -->
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc> https://example.com/?a=1&amp;b=2 </loc>
    <image:image><image:loc>https://example.com/i.png</image:loc></image:image></url>
    <url><loc><![CDATA[https://example.com/c&d]]></loc></url><url><loc>/relative</loc></url></urlset>`;

  test('a sitemap', async () => {
    expect(await listOf('sitemap.xml', sitemap)).toEqual([
      'sitemap',
      ['https://example.com/?a=1&b=2', 'https://example.com/c&d'],
    ]);
  });

  test('a sitemap that is compressed', async () => {
    expect((await listOf('sitemap.xml.gz', new Uint8Array(gzipSync(sitemap))))[0]).toBe('sitemap');
  });

  test('a sitemap index names sitemaps', async () => {
    const index = '<sitemapindex><sitemap><loc>https://example.com/s1.xml.gz</loc></sitemap></sitemapindex>';
    expect(await listOf('x', index)).toEqual(['sitemap-index', ['https://example.com/s1.xml.gz']]);
  });

  test('an HTTP archive', async () => {
    const request = (url: string) => ({ request: { method: 'GET', url, headers: [] } });
    const har = {
      log: { version: '1.2', entries: [request('https://example.com/a'), request('data:,x'), 7] },
    };
    expect(await listOf('x.har', JSON.stringify(har, null, 1))).toEqual(['har', ['https://example.com/a']]);
  });

  test('a page, with links that are no address left out', async () => {
    const read = await readImport('', '<p><a href="x">', {
      origin: 'https://example.com',
      parseHtml: () => ({
        base: '/shop/',
        addresses: [
          'a b',
          '/c#d',
          '#top',
          'javascript:alert(1)',
          'mailto:x@y',
          '//other.example/e',
          'https://example.com/f',
        ],
      }),
    });
    expect(read.kind === 'urls' && printUrlList(read.found.urls).split('\n')).toEqual([
      'https://example.com/shop/a%20b',
      'https://example.com/c',
      'https://other.example/e',
      'https://example.com/f',
    ]);
    expect(read.kind === 'urls' && read.found.skipped['other-scheme']).toBe(2);
  });
});

describe('other files', () => {
  test('a case', async () => {
    const testCase = { ...emptyCase, title: 'T', urlList: '/a' };
    expect(await readImport('x.json', octets(caseToJson(testCase)))).toEqual({
      kind: 'case',
      case: testCase,
    });
  });

  test('a case that is none says where', async () => {
    expect(await readImport('x.robots-case.json', '{"version":1,"urls":7}')).toMatchObject({
      kind: 'failed',
      error: { kind: 'not-a-case', error: { path: 'urls' } },
    });
  });

  test('a robots.txt keeps its octets', async () => {
    const content = Uint8Array.of(...octets('User-agent: *\r\nDisallow: /'), 0xff);
    expect(await readImport('upload', content)).toEqual({ kind: 'robots', content });
  });

  test('a table asks for its column', async () => {
    const read = await readImport('x.csv', 'Rank;Page;Note\n1;/a;"x;y"\n2;/b;\n');
    expect(read).toMatchObject({ kind: 'table', table: { suggested: 1, hasHeader: true } });
  });
});

describe('junk gives a reason', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['white space', ' \n ', 'empty'],
    ['no octets', new Uint8Array(), 'empty'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0), 'binary'],
    ['prose', 'Dear Sir or Madam', 'no-urls'],
    ['a broken gzip', Uint8Array.of(0x1f, 0x8b, 8, 0, 1, 2, 3), 'broken-gzip'],
  ])('%s', async (_, content, kind) => {
    expect(await readImport('', content)).toMatchObject({ kind: 'failed', error: { kind } });
  });

  test('a bomb is not unpacked further than the limit', async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(1_000_001)));
    expect(await readImport('x.gz', bomb, { unpackedLimit: 1_000_000 })).toEqual({
      kind: 'failed',
      error: { kind: 'too-large', limit: 1_000_000 },
    });
  });

  test('a compressed file within a compressed file is no text', () => {
    expect(recogniseImport('x', Uint8Array.of(0x1f, 0x8b))).toBe('gzip');
  });
});

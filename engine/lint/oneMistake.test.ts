import { describe, expect, test } from 'vitest';
import { lint } from './lint.ts';

const everybody = 'User-agent: *\n';

/** What all rules together say, hints aside, as 'line id'. */
function said(robots: string | Uint8Array): readonly string[] {
  return lint(robots, { origin: 'https://example.com' })
    .filter(({ severity }) => severity !== 'hint')
    .map(({ line, id }) => `${line} ${id}`);
}

describe('one mistake gives one message', () => {
  test.each<readonly [mistake: string, robots: string | Uint8Array, expected: readonly string[]]>([
    ['several paths', `${everybody}Disallow: /css/ /cgi-bin/ images/\n`, ['2 path-several']],
    ['paths with commas', `${everybody}Disallow: /a/, /b/\n`, ['2 path-several']],
    ['a trailing comment', `${everybody}Disallow: /cgi-bin/ # none\n`, ['2 trailing-comment']],
    ['an invented directive', `${everybody}Forbid: /a/\nDisallow: /b/\n`, ['2 unknown-directive']],
    ['DOS line ends', 'User-agent: *\r\nDisallow: /a/\r\n', ['1 dos-line-endings']],
    ['an indented line', `${everybody}   Disallow: /a/\n`, ['2 indented-line']],
    [
      'all files listed one by one',
      `${everybody}${['a', 'b', 'c', 'd', 'e'].map((name) => `Disallow: /d/${name}.html\n`).join('')}`,
      ['2 list-of-files'],
    ],
    ['a path with signs before it', `${everybody}Disallow: = /a/\n`, ['2 path-no-slash']],
    ['a family of crawlers for a path', `${everybody}Disallow: Yandex\n`, ['2 agent-in-disallow']],
    ['no slash', `${everybody}Disallow: images/\n`, ['2 path-no-slash']],
    ['a contradiction in case', `${everybody}Disallow: /Docs/\nAllow: /docs/\n`, ['3 path-case']],
    ['a soft 404', '<!DOCTYPE html><html><body>Not found</body></html>\n', ['1 not-robots-txt']],
    ['a message with a colon', '404: Not Found\n', ['1 not-robots-txt']],
    ['a message of several lines', '404: NOT_FOUND\nCode: NOT_FOUND\nID: fra1::x\n', ['1 not-robots-txt']],
    [
      'a redirect in words',
      'Moved Permanently. Redirecting to https://www.example.com/robots.txt',
      ['1 not-robots-txt'],
    ],
    [
      'a pasted meta tag',
      `<meta name="robots" content="noindex">\n${everybody}Disallow: /a/\n`,
      ['1 meta-in-robots'],
    ],
    [
      'lines from an editor of web pages',
      'User-agent: *<br>\nDisallow: /a/<br>\n',
      ['1 meta-in-robots', '2 meta-in-robots'],
    ],
    ['JSON', '{"error":"not found"}\n', ['1 not-robots-txt']],
    [
      'binary content',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0),
      ['1 binary-content'],
    ],
    ['a crawler for a path', `${everybody}Disallow: scooter\n`, ['2 agent-in-disallow']],
    [
      'a whole URL with a space',
      `${everybody}Disallow: https://example.com/my files/\n`,
      ['2 path-absolute-url'],
    ],
    ['a quoted path with a space', `${everybody}Disallow: "/a b/"\n`, ['2 path-quoted']],
    ['a drive', `${everybody}Disallow: C:\\inetpub\\wwwroot\\a b\n`, ['2 path-other-os']],
    ['a record on one line', 'User-agent: * Disallow: /\n', ['1 record-on-one-line']],
    [
      'a record on one line that names a crawler',
      'User-agent: Foobot Disallow: /\n',
      ['1 record-on-one-line'],
    ],
    ['a record with line ends written out', 'User-agent: *\\nDisallow: /\n', ['1 record-on-one-line']],
    ['a directive written twice', `${everybody}Disallow: Disallow: /a/\n`, ['2 record-on-one-line']],
    ['no User-agent value', 'User-agent:\nDisallow: /a/\n', ['1 empty-user-agent']],
    ['no Sitemap value', `${everybody}Disallow: /a/\nSitemap:\n`, ['3 empty-value']],
    ['a forgiven typo', `${everybody}Dissallow: /a/\n`, ['2 typo-tolerated']],
    ['a typo', `${everybody}Alow: /b/\nDisallow: /a/\n`, ['2 directive-typo']],
    ['a misspelt User-agent line', 'Useragnet: *\nDisallow: /a/\n', ['1 directive-typo']],
    ['a User-agent line without colon', 'User-agent= *\nDisallow: /a/\n', ['1 missing-colon']],
    ['an invisible sign before User-agent', '\u200BUser-agent: *\nDisallow: /a/\n', ['1 bom-inside']],
    ['the only rule of a group misspelt', 'User-agent: Foobot\nDesallow: /a/\n', ['2 directive-typo']],
    [
      'the only rule of a group misspelt, above another group',
      `User-agent: Foobot\nDesallow: /a/\n\n${everybody}Disallow: /b/\n`,
      ['2 directive-typo'],
    ],
    ['a dash for a colon', `${everybody}Disallow - /a/\n`, ['2 missing-colon']],
    [
      'a sitemap without colon',
      `${everybody}Disallow: /a/\nSitemap https://example.com/s.xml\n`,
      ['3 missing-colon'],
    ],
    ['a delay without colon', `${everybody}Crawl-delay 10\nDisallow: /a/\n`, ['2 missing-colon']],
    ['a delay in words', `${everybody}Crawl-delay: ten\nDisallow: /a/\n`, ['2 crawl-delay-value']],
    ['a delay that is missing', `${everybody}Crawl-delay:\nDisallow: /a/\n`, ['2 empty-value']],
    ['a delay too long', `${everybody}Crawl-delay: 900\nDisallow: /a/\n`, ['2 crawl-delay-high']],
    ['hours that are none', `${everybody}Visit-time: 9-17\nDisallow: /a/\n`, ['2 visit-time-value']],
    ['a rate in words', `${everybody}Request-rate: 1 per second\nDisallow: /a/\n`, ['2 request-rate-value']],
    [
      'an unknown signal',
      `${everybody}Content-Signal: train=no\nDisallow: /a/\n`,
      ['2 content-signal-value'],
    ],
    [
      'a path without preference',
      `${everybody}Content-Usage: /a/\nDisallow: /a/\n`,
      ['2 content-usage-value'],
    ],
    ['CR CR LF', 'User-agent: *\r\r\nDisallow: /a/\r\r\n', ['1 mixed-line-endings']],
    ['LF CR', 'User-agent: *\n\rDisallow: /a/\n\r', ['2 mixed-line-endings']],
    ['a file of a disk', `${everybody}Disallow: file:///var/www/a/\n`, ['2 path-other-os']],
    [
      'a non-breaking space of Latin-1 after the star',
      Uint8Array.from([...'User-agent: *\u00a0\nDisallow: /a/\n'].map((sign) => sign.charCodeAt(0))),
      ['1 encoding-not-utf8'],
    ],
    ['a vertical tab', 'User-agent: *\vDisallow: /a/\n', ['1 odd-line-separator']],
    [
      'a sitemap on a disk',
      `Sitemap: file:///var/www/s.xml\n${everybody}Disallow: /a/\n`,
      ['1 sitemap-scheme'],
    ],
    [
      'two sitemaps with nothing between them',
      `Sitemap: https://example.com/s.xmlhttps://example.com/t.xml\n${everybody}Disallow: /a/\n`,
      ['1 sitemap-not-absolute'],
    ],
    [
      'a port that does not exist',
      `Sitemap: https://example.com:99999/s.xml\n${everybody}Disallow: /a/\n`,
      ['1 sitemap-not-absolute'],
    ],
    ['no colon', `${everybody}Disallow /a/\n`, ['2 missing-colon']],
    ['another comment sign', `${everybody}Disallow: /a/ // no\n`, ['2 slash-comment']],
    ['Noindex', `${everybody}Noindex: /a/\nDisallow: /b/\n`, ['2 noindex-directive']],
    ['Host', `${everybody}Disallow: /b/\nHost: example.com\n`, ['3 host-obsolete']],
    [
      'two records for everybody',
      `${everybody}Disallow: /a/\n\n${everybody}Disallow: /b/\n`,
      ['4 duplicate-star'],
    ],
    [
      'the same record twice',
      `${everybody}Disallow: /a/\n\n${everybody}Disallow: /a/\n`,
      ['4 duplicate-star'],
    ],
    ['the same rule twice', `${everybody}Disallow: /a/\nDisallow: /a/\n`, ['3 rule-duplicate']],
    ['both ways', `${everybody}Disallow: /a/\nAllow: /a/\n`, ['3 rule-conflict']],
    [
      'a fragment that closes the site',
      `${everybody}Disallow: /#/admin\n`,
      ['2 comment-cuts-value', '2 blocks-everything'],
    ],
    ['an entity', `${everybody}Disallow: /a?b=1&amp;c=2\n`, ['2 html-entity']],
    [
      'a header as a name',
      'User-agent: Mozilla/5.0 (compatible; Foo/2.1)\nDisallow: /a/\n',
      ['1 agent-is-header'],
    ],
    ['several names', 'User-agent: Foobot, Barbot\nDisallow: /a/\n', ['1 several-agents-one-line']],
    ['a full-width colon', `${everybody}Disallow：/a/\n`, ['2 fullwidth-character']],
    ['typographic quotes', `${everybody}Disallow: “/a/”\n`, ['2 smart-punctuation']],
    ['a zero-width character', `${everybody}\u200BDisallow: /a/\n`, ['2 bom-inside']],
    [
      'a sitemap on a relative address',
      `${everybody}Disallow: /a/\nSitemap: /s.xml\n`,
      ['3 sitemap-not-absolute'],
    ],
    ['a site closed', `${everybody}Disallow: /\n`, ['2 blocks-everything']],
    [
      'a bad bot that closes the site to everybody',
      `${everybody}\nUser-agent: AhrefsBot\nDisallow: /\n`,
      ['1 swallowed-agents'],
    ],
  ])('%s', (_, robots, expected) => {
    expect(said(robots)).toEqual(expected);
  });

  test.each([
    `${everybody}Disallow:\n`,
    `${everybody}Allow: /\n`,
    `${everybody}Disallow: /shop/\nDisallow: /basket/\n\nSitemap: https://example.com/sitemap.xml\n`,
    `User-agent: AhrefsBot\nCrawl-delay: 10\nDisallow: /a/\n`,
    `${everybody}Disallow: /*q="a"\n`,
    `# the site's rules\n${everybody}Allow: /wp-admin/admin-ajax.php\nDisallow: /wp-admin/\n`,
  ])('nothing is said of %j', (robots) => {
    expect(said(robots)).toEqual([]);
  });
});

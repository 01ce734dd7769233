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
    ['no slash', `${everybody}Disallow: images/\n`, ['2 path-no-slash']],
    ['a contradiction in case', `${everybody}Disallow: /Docs/\nAllow: /docs/\n`, ['3 path-case']],
    ['a soft 404', '<!DOCTYPE html><html><body>Not found</body></html>\n', ['1 not-robots-txt']],
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
    ['no User-agent value', 'User-agent:\nDisallow: /a/\n', ['1 empty-user-agent']],
    ['no Sitemap value', `${everybody}Disallow: /a/\nSitemap:\n`, ['3 empty-value']],
    ['a forgiven typo', `${everybody}Dissallow: /a/\n`, ['2 typo-tolerated']],
    ['a typo', `${everybody}Alow: /b/\nDisallow: /a/\n`, ['2 directive-typo']],
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
    `# the site's rules\n${everybody}Allow: /wp-admin/admin-ajax.php\nDisallow: /wp-admin/\n`,
  ])('nothing is said of %j', (robots) => {
    expect(said(robots)).toEqual([]);
  });
});

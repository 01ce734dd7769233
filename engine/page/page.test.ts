import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combineCrawlAndIndex } from './crawlAndIndex.ts';
import { parseMetaRobots } from './metaRobots.ts';
import type { PageRules } from './pageRules.ts';
import { pageRulesFor } from './pageRules.ts';
import type { PageStatement } from './pageStatement.ts';
import { parseXRobotsTag } from './xRobotsTag.ts';

/** Statements as 'agent: directive, directive', with '*' for all crawlers. */
const shown = (statements: readonly PageStatement[]): readonly string[] =>
  statements.map(
    ({ agent, directives }) => `${agent ?? '*'}: ${directives.map(({ kind }) => kind).join(', ')}`,
  );
const rulesOf = (html: string, crawler = 'Googlebot'): PageRules =>
  pageRulesFor(parseMetaRobots(html), crawler);
const page = (content: string, name = 'robots'): string => `<meta name="${name}" content="${content}">`;

describe('robots meta tags', () => {
  test.each([
    ['plain', '<meta name="robots" content="noindex, nofollow">', ['*: noindex, nofollow']],
    ['upper case', '<META NAME="ROBOTS" CONTENT="NOINDEX">', ['*: noindex']],
    ['single quotes', "<meta name='robots' content='noindex'/>", ['*: noindex']],
    ['no quotes', '<meta name=robots content=noindex,nofollow>', ['*: noindex, nofollow']],
    ['blanks around the equals sign', '<meta\n name = "robots"\tcontent = "none" >', ['*: none']],
    ['content first', '<meta content="noindex" name="robots">', ['*: noindex']],
    ['a crawler by name', page('nosnippet', 'GoogleBot'), ['googlebot: nosnippet']],
    ['another crawler', page('noindex', 'bingbot'), ['bingbot: noindex']],
    ['a family', page('noindex', 'yandex'), ['yandex: noindex']],
    ['several tags', page('noindex') + page('nofollow', 'googlebot'), ['*: noindex', 'googlebot: nofollow']],
    [
      'character references',
      '<meta name="robots" content="no&#105;ndex&#x2c;nofollow">',
      ['*: noindex, nofollow'],
    ],
    ['the first of two attributes', '<meta name="robots" name="x" content="noindex">', ['*: noindex']],
    [
      'a page around it',
      `<!doctype html><html><head><title>a < b</title>${page('none')}</head>`,
      ['*: none'],
    ],
    ['a > in a value', '<meta title="a>b" name="robots" content="noindex">', ['*: noindex']],
    ['another meta', page('noindex', 'description'), []],
    ['no content', '<meta name="robots">', []],
    ['a comment', `<!-- ${page('noindex')} -->`, []],
    ['an empty comment', `<!-->${page('noindex')}`, ['*: noindex']],
    ['a script', `<script>document.write('${page('noindex')}')</script>`, []],
    ['a style', `<style>${page('noindex')}</style>`, []],
    ['a noscript', `<noscript>${page('noindex')}</noscript>`, []],
    ['a script that is not closed', `<script>${page('noindex')}`, []],
    ['a tag cut off by the end', '<meta name="robots" content="noindex"', []],
    ['a quote that is not closed', '<meta name="robots" content="noindex>', []],
    ['another element', '<metadata name="robots" content="noindex">', []],
  ])('%s: %s', (_name, html, expected) => {
    expect(shown(parseMetaRobots(html))).toEqual(expected);
  });

  test('say where they stand', () => {
    const html = `<head>${page('noindex')}</head>`;
    const [statement] = parseMetaRobots(html);
    expect(statement).toMatchObject({ place: 'head', span: { from: 6, to: html.length - 7 } });
  });

  test('after the end of the head, but before the body, count as browsers put them into the head', () => {
    expect(rulesOf(`<head></head> <!-- x -->${page('noindex')}<body>`)).toMatchObject({
      index: false,
      misplaced: [],
    });
  });

  test.each([
    ['the body', `<body>${page('noindex')}`],
    ['after the head and the start of the body', `<head></head><body>${page('noindex')}`],
    ['after text behind the head', `<head></head>.${page('noindex')}`],
    ['after the end of the page', `<head></head></html>${page('noindex')}`],
    ['after an element of the body', `<p>x</p>${page('noindex')}`],
    ['after text', `hello ${page('noindex')}`],
  ])('in %s do not count', (_name, html) => {
    const rules = rulesOf(html);
    expect(rules.index).toBe(true);
    expect(rules.misplaced).toHaveLength(1);
  });
});

describe('directives with a value', () => {
  test.each([
    ['max-snippet:50', { kind: 'max-snippet', value: 50 }],
    ['max-snippet: -1', { kind: 'max-snippet', value: -1 }],
    ['max-snippet:few', { kind: 'invalid', directive: 'max-snippet' }],
    ['max-snippet:-2', { kind: 'invalid', directive: 'max-snippet' }],
    ['max-image-preview:LARGE', { kind: 'max-image-preview', value: 'large' }],
    ['max-image-preview:huge', { kind: 'invalid', directive: 'max-image-preview' }],
    ['max-video-preview:0', { kind: 'max-video-preview', value: 0 }],
    ['max-video-preview', { kind: 'invalid', directive: 'max-video-preview' }],
    ['unavailable_after: 2010-06-25T23:00:00Z', { kind: 'unavailable_after', time: 1_277_506_800 }],
    ['unavailable_after: 25 Jun 2010 15:00:00 PST', { kind: 'unavailable_after', time: 1_277_506_800 }],
    ['unavailable_after: Fri, 25 Jun 2010 23:00:00 GMT', { kind: 'unavailable_after', time: 1_277_506_800 }],
    ['unavailable_after: Friday, 25-Jun-10 23:00:00 GMT', { kind: 'unavailable_after', time: 1_277_506_800 }],
    ['unavailable_after: soon', { kind: 'invalid', directive: 'unavailable_after' }],
    ['noodp', { kind: 'unknown', text: 'noodp' }],
    ['foo: 3', { kind: 'unknown', text: 'foo: 3' }],
  ])('%s', (content, expected) => {
    const [statement] = parseMetaRobots(page(content));
    expect(statement?.directives).toMatchObject([expected]);
  });

  test('a date with a comma stays one directive among others', () => {
    const content = 'noarchive, unavailable_after: Fri, 25 Jun 2010 23:00:00 GMT, noindex,, ';
    expect(shown(parseMetaRobots(page(content)))).toEqual(['*: noarchive, unavailable_after, noindex']);
  });
});

describe('X-Robots-Tag headers', () => {
  test.each([
    [['noindex'], ['*: noindex']],
    [['noindex, nofollow'], ['*: noindex, nofollow']],
    [
      ['googlebot: nofollow', 'otherbot: noindex, nofollow'],
      ['googlebot: nofollow', 'otherbot: noindex, nofollow'],
    ],
    [
      ['googlebot: noindex, bingbot: nofollow, noarchive'],
      ['googlebot: noindex', 'bingbot: nofollow, noarchive'],
    ],
    [['noarchive, googlebot: noindex'], ['*: noarchive', 'googlebot: noindex']],
    [['unavailable_after: 25 Jun 2010 15:00:00 PST'], ['*: unavailable_after']],
    [
      ['googlebot: unavailable_after: Fri, 25 Jun 2010 23:00:00 GMT, nofollow'],
      ['googlebot: unavailable_after, nofollow'],
    ],
    [['max-snippet:5, max-image-preview:none'], ['*: max-snippet, max-image-preview']],
    [['X-Robots-Tag: BadBot: none'], ['badbot: none']],
    [['*: noindex'], ['*: noindex']],
    [[''], []],
  ])('%j', (values, expected) => {
    expect(shown(parseXRobotsTag(values))).toEqual(expected);
  });
});

describe('statements combined: the most restrictive wins', () => {
  test.each([
    [
      'nothing said',
      '',
      { index: true, follow: true, snippet: true, maxSnippet: null, unavailableAfter: null },
    ],
    ['none', page('none'), { index: false, follow: false, archive: true }],
    ['all changes nothing', page('all, index, follow'), { index: true, follow: true }],
    ['noindex against index', page('index') + page('noindex'), { index: false }],
    ['general and named', page('nofollow') + page('noindex', 'googlebot'), { index: false, follow: false }],
    ['another crawler', page('noindex', 'bingbot'), { index: true, applied: [] }],
    ['nosnippet against max-snippet', page('max-snippet:50, nosnippet'), { snippet: false, maxSnippet: 50 }],
    ['the smaller snippet', page('max-snippet:50') + page('max-snippet:20', 'googlebot'), { maxSnippet: 20 }],
    [
      'a snippet of any length',
      page('max-snippet:-1') + page('max-snippet:20', 'googlebot'),
      { maxSnippet: 20 },
    ],
    ['a snippet of none', page('max-snippet:0'), { snippet: false, maxSnippet: 0 }],
    [
      'the smaller preview',
      page('max-image-preview:large, max-image-preview:standard'),
      { maxImagePreview: 'standard' },
    ],
    [
      'the earlier date',
      page('unavailable_after: 2030-01-01, unavailable_after: 2029-01-01'),
      { unavailableAfter: 1_861_920_000 },
    ],
    [
      'the rest',
      page('noarchive, notranslate, noimageindex'),
      { archive: false, translate: false, imageIndex: false },
    ],
  ])('%s: %s', (_name, html, expected) => {
    expect(rulesOf(html)).toMatchObject(expected);
  });

  test('meta tags and headers together, for any of the names that the crawler obeys', () => {
    const statements = [...parseMetaRobots(page('nofollow')), ...parseXRobotsTag(['googlebot: noindex'])];
    expect(pageRulesFor(statements, ['Googlebot-News', 'Googlebot'])).toMatchObject({
      index: false,
      follow: false,
    });
    expect(pageRulesFor(statements, 'Googlebot-News')).toMatchObject({ index: true, follow: false });
  });

  test('what is not understood is reported', () => {
    expect(rulesOf(page('noindex, noidnex, max-snippet:x')).notUnderstood.map(({ text }) => text)).toEqual([
      'noidnex',
      'max-snippet:x',
    ]);
  });
});

describe('crawl verdict and page rules together', () => {
  const now = 1_900_000_000;
  test.each<[string, boolean, string, string]>([
    ['blocked, so the noindex is never seen', false, page('noindex'), 'noindex-never-seen'],
    ['blocked, so no rule is seen', false, page('nosnippet'), 'rules-never-seen'],
    ['blocked and nothing to see', false, page('index, follow'), 'blocked'],
    ['blocked', false, '', 'blocked'],
    ['crawlable and noindex', true, page('noindex'), 'noindex'],
    ['noindex but for where it is embedded', true, page('noindex, indexifembedded'), 'indexed-if-embedded'],
    ['indexifembedded alone', true, page('indexifembedded'), 'indexed'],
    ['past its date', true, page('unavailable_after: 2020-01-01'), 'unavailable-since'],
    ['up to a date', true, page('unavailable_after: 2040-01-01'), 'indexed-until'],
    ['crawlable', true, page('nofollow'), 'indexed'],
  ])('%s', (_name, allowed, html, kind) => {
    expect(combineCrawlAndIndex(allowed, rulesOf(html), now).kind).toBe(kind);
  });

  test('without a time a date is still to come', () => {
    expect(combineCrawlAndIndex(true, rulesOf(page('unavailable_after: 2020-01-01'))).kind).toBe(
      'indexed-until',
    );
  });
});

test('nothing throws on any page or header, and spans lie inside the page', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '<meta ',
    'name=robots ',
    'content="noindex"',
    '"',
    "'",
    '=',
    '/',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    ' ',
    '&#0;',
    '&#x110000;',
    'unavailable_after:',
    ',',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (text) => {
        for (const { span } of parseMetaRobots(text)) {
          expect(text.charAt(span?.from ?? -1)).toBe('<');
          expect(text.charAt((span?.to ?? 0) - 1)).toBe('>');
        }
        expect(parseXRobotsTag([text]).every(({ place }) => place === 'header')).toBe(true);
      },
    ),
  );
});

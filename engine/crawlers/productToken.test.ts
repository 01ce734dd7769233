import { describe, expect, it } from 'vitest';
import { crawlers } from './crawlers.ts';
import { productToken } from './productToken.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36';

describe('the product token of a header', () => {
  it('is right for the example header of every crawler in the catalogue', () => {
    const misread = crawlers
      .flatMap(({ token, userAgentHeader: header }) => (header === null ? [] : [{ token, header }]))
      .filter(({ token, header }) => productToken(header) !== token);
    expect(misread).toEqual([]);
  });

  it('of a catalogued token alone is that token, in any case', () => {
    const tokens = crawlers.map(({ token }) => token);
    expect(tokens.map(productToken)).toEqual(tokens);
    expect(tokens.map((token) => productToken(token.toUpperCase()))).toEqual(tokens);
  });

  it.each([
    [`${phone} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`, 'Googlebot'],
    [
      `${phone} (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)`,
      'AdsBot-Google-Mobile',
    ],
    [`${phone} (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`, 'bingbot'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'bingbot'],
    ['Mozilla/5.0 (compatible; BingBot/2.0)', 'bingbot'],
    ['Googlebot-Image/1.0', 'Googlebot-Image'],
    ['Mozilla/5.0 (compatible; YandexBot/3.0; MirrorDetector; +http://yandex.com/bots)', 'YandexBot'],
    ['facebookexternalhit/1.1', 'facebookexternalhit'],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
      'ChatGPT-User',
    ],
    ['Baiduspider', 'Baiduspider'],
    ['Applebot-Extended/1.0', 'Applebot-Extended'],
    ['Feedly/1.0 (+http://www.feedly.com/fetcher.html; like FeedFetcher-Google)', 'Feedly'],
    ['TelegramBot (like TwitterBot)', 'TelegramBot'],
    ['Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)', 'Slurp'],
    ['ArchiveTeam ArchiveBot/20170106.02 (wpull 2.0.2)', 'ArchiveBot'],
    ['Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)', 'Sogou web spider'],
  ])('knows real headers: %s', (header, token) => {
    expect(productToken(header)).toBe(token);
  });

  it.each([
    ['FooBot', 'FooBot'],
    ['FooBot/2.1', 'FooBot'],
    ['  FooBot/2.1 (+https://foo.example/bot)', 'FooBot'],
    ['Mozilla/5.0 (compatible; FooBot/1.0; +https://foo.example/bot.html)', 'FooBot'],
    ['Mozilla/5.0 (compatible;FooBot;+https://foo.example/bot.html)', 'FooBot'],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; FooBot/1.0; +https://foo.example) Chrome/1 Safari/537.36',
      'FooBot',
    ],
    [`${phone}; FooBot`, 'FooBot'],
    [`${phone} FooBot/1.0`, 'FooBot'],
    [
      'Mozilla/5.0 (X11; Linux x86_64; FooBot/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Safari/537.36',
      'FooBot',
    ],
    ['FooBot/1.0 (like Googlebot)', 'FooBot'],
    ['FooBot/1.0 (https://foo.example/Googlebot; Googlebot@foo.example)', 'FooBot'],
    ['FooBot/1.0 (built on Nutch/1.20; +https://foo.example)', 'FooBot'],
    ['FooBot/1.0 Scrapy/2.11', 'FooBot'],
    ['FooBot/1.0 (a gateway) Googlebot', 'FooBot'],
    ['FooBot www.foo.example (compatible with Googlebot)', 'FooBot'],
    ['Mozilla/4.0 compatible FooBot/1.0 (foo@foo.example)', 'FooBot'],
    ['Mozilla/5.0 (foo-scan/2.0; +https://foo.example)', 'foo-scan'],
    ['007bot/1.0', '007bot'],
    ['FööBot/1.0', 'FööBot'],
  ])('reads unknown headers by their shape: %s', (header, token) => {
    expect(productToken(header)).toBe(token);
  });

  it.each([
    ['Applebots/1.0', 'Applebots'],
    ['MyGooglebot/1.0', 'MyGooglebot'],
    ['Googlebot-Foo/1.0', 'Googlebot-Foo'],
    ['Googlebot_x/1.0', 'Googlebot_x'],
    ['Claude/1.0', 'Claude'],
    ['AdsBot-Google-Mobile-Apps', 'AdsBot-Google-Mobile-Apps'],
  ])('finds no catalogued token inside another name: %s', (header, token) => {
    expect(productToken(header)).toBe(token);
  });

  it.each([
    ['', ''],
    ['   ', ''],
    ['*', '*'],
    [' * ', '*'],
    ['/', ''],
    ['();;,', ''],
    ['(compatible;', ''],
    ['\u0000\u0001', ''],
    ['🤖', ''],
    ['\ud800', ''],
    ['https://foo.example/', ''],
    ['1.2/3.4', ''],
    ['Mozilla/5.0', 'Mozilla'],
    [phone, 'Mozilla'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36',
      'Mozilla',
    ],
  ])('makes do with junk and browsers: %j', (header, token) => {
    expect(productToken(header)).toBe(token);
  });

  it('reads past a megabyte of brackets or blanks', () => {
    expect(productToken(`${'('.repeat(1_000_000)}FooBot/1.0`)).toBe('FooBot');
    expect(productToken(`${' '.repeat(1_000_000)}FooBot/1.0`)).toBe('FooBot');
  });
});

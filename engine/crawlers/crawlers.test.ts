import crawlerUserAgents from 'crawler-user-agents';
import { describe, expect, it } from 'vitest';
import type { CrawlerPurpose } from './crawler.ts';
import { crawlerPresets } from './crawlerPresets.ts';
import {
  compareTokens,
  crawlerPurposes,
  crawlers,
  crawlersByPurpose,
  familyNames,
  findCrawler,
} from './crawlers.ts';
import { productToken } from './productToken.ts';

const tokens = crawlers.map((crawler) => crawler.token);
const retired = crawlers.filter((crawler) => crawler.retired !== null);

/** Whether a text is an ISO date that the calendar has. */
const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toISOString().startsWith(text);

const crawlerNamed = (token: string) => {
  const crawler = findCrawler(token);
  if (crawler === undefined) throw new Error(`the catalogue has no ${token}`);
  return crawler;
};

describe('the catalogue', () => {
  it('has at least 85 entries', () => {
    expect(crawlers.length).toBeGreaterThanOrEqual(85);
  });

  it('names every token once, ignoring case', () => {
    expect(new Set(tokens.map((token) => token.toLowerCase())).size).toBe(tokens.length);
  });

  it('is sorted by token, ignoring case', () => {
    expect(tokens).toEqual(tokens.toSorted(compareTokens));
  });

  it('covers every purpose', () => {
    const covered = new Set<CrawlerPurpose>(crawlers.map((crawler) => crawler.purpose));
    expect([...covered].toSorted()).toEqual([...crawlerPurposes].toSorted());
  });

  it.each(crawlers.filter((crawler) => crawler.fallbacks.length > 0))(
    '$token falls back to names that exist',
    ({ token, fallbacks }) => {
      for (const fallback of fallbacks) {
        expect(fallback).not.toBe(token);
        expect([...familyNames, ...tokens]).toContain(fallback);
      }
    },
  );

  it.each(retired)('$token, retired, names a successor that still crawls, or none', (crawler) => {
    const successor = crawler.retired?.successor ?? null;
    if (successor !== null) expect(crawlerNamed(successor).retired).toBeNull();
    expect(crawler.retired?.since ?? '2000').toMatch(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/);
  });

  it('cites addresses as sources', () => {
    const sources = crawlers.flatMap(({ source, crawlDelay }) => [source, crawlDelay.source]);
    expect(sources.filter((source) => !/^https?:\/\//.test(source) || !URL.canParse(source))).toEqual([]);
  });

  it('dates every entry', () => {
    const dates = crawlers.map(({ checked }) => checked);
    expect(dates.filter((date) => !isDate(date))).toEqual([]);
  });

  it('says of every crawler, in a sentence, what it obeys', () => {
    const notes = crawlers.map(({ stanceNote }) => stanceNote);
    expect(notes.filter((note) => !/^\S.*\.$/.test(note))).toEqual([]);
  });

  it('claims no verdict on obedience for what nobody checked as if a vendor had said it', () => {
    const unsure = crawlers.filter(({ stance }) => stance === 'reported-ignores');
    expect(unsure.filter(({ certainty }) => certainty !== 'reported').map(({ token }) => token)).toEqual([]);
  });

  it.each(crawlers.filter((crawler) => crawler.purpose === 'control-token'))(
    '$token, a control token, never fetches and so has no header',
    ({ stance, userAgentHeader }) => {
      expect({ stance, userAgentHeader }).toEqual({ stance: 'never-fetches', userAgentHeader: null });
    },
  );

  it.each(crawlers.filter((crawler) => crawler.dialect !== 'rfc9309'))(
    '$token keeps limits that agree: a size where it is known what becomes of the rest',
    ({ maximumOctets, oversize }) => {
      expect(maximumOctets === null).toBe(oversize === 'unknown');
    },
  );
});

describe('facts that verdicts depend on', () => {
  it.each([
    ['Googlebot-Image', ['Googlebot']],
    ['Googlebot-News', ['Googlebot']],
    ['Googlebot-Video', ['Googlebot']],
    ['GoogleOther-Image', ['GoogleOther']],
    ['GoogleOther-Video', ['GoogleOther']],
    ['Google-InspectionTool', ['Googlebot']],
    ['Storebot-Google', []],
    ['Applebot', ['Googlebot']],
    ['YandexBot', ['Yandex']],
    ['YandexImages', ['Yandex']],
  ])('%s falls back to %j', (token, fallbacks) => {
    expect(crawlerNamed(token).fallbacks).toEqual(fallbacks);
  });

  it('gives every Yandex robot the family’s group, dialect and limit', () => {
    for (const crawler of crawlers.filter(({ operator }) => operator === 'Yandex')) {
      expect(crawler).toMatchObject({
        fallbacks: ['Yandex'],
        dialect: 'yandex',
        maximumOctets: 512_000,
        oversize: 'file-ignored',
      });
    }
  });

  it.each(['AdsBot-Google', 'AdsBot-Google-Mobile', 'APIs-Google', 'Mediapartners-Google', 'YandexDirect'])(
    '%s is not bound by a group for all robots',
    (token) => {
      expect(crawlerNamed(token).ignoresStar).toBe(true);
    },
  );

  it.each(['Googlebot', 'bingbot', 'YandexBot', 'GPTBot'])('%s is bound by it', (token) => {
    expect(crawlerNamed(token).ignoresStar).toBe(false);
  });

  it.each([
    ['Google-Safety', 'ignores'],
    ['Google-Extended', 'never-fetches'],
    ['Applebot-Extended', 'never-fetches'],
    ['ChatGPT-User', 'may-not-apply'],
    ['Perplexity-User', 'may-not-apply'],
    ['meta-externalfetcher', 'may-not-apply'],
    ['Bytespider', 'reported-ignores'],
    ['MistralAI-User', 'not-stated'],
    ['Claude-User', 'obeys'],
  ])('%s: %s', (token, stance) => {
    expect(crawlerNamed(token).stance).toBe(stance);
  });

  it.each([
    ['bingbot', { kind: 'honoured', maximumSeconds: 30, inheritsFromStar: true }],
    ['SemrushBot', { kind: 'honoured', maximumSeconds: 10 }],
    ['Slurp', { kind: 'honoured', maximumSeconds: 10 }],
    ['MJ12bot', { kind: 'honoured', maximumSeconds: 30, integersOnly: true }],
    ['YandexBot', { kind: 'ignored', certainty: 'vendor' }],
    ['Googlebot', { kind: 'ignored', certainty: 'vendor' }],
    ['Amazonbot', { kind: 'ignored', certainty: 'vendor' }],
    ['ClaudeBot', { kind: 'honoured', certainty: 'vendor' }],
    ['CCBot', { kind: 'honoured' }],
    ['AhrefsBot', { kind: 'honoured' }],
    ['Applebot', { kind: 'ignored', certainty: 'unverified' }],
  ])('%s keeps a crawl delay like this: %j', (token, practice) => {
    expect(crawlerNamed(token).crawlDelay).toMatchObject(practice);
  });

  it('reads 500 KiB of a file as Googlebot', () => {
    expect(crawlerNamed('Googlebot')).toMatchObject({ maximumOctets: 512_000, oversize: 'rest-ignored' });
  });
});

describe('finding a crawler', () => {
  it('ignores case', () => {
    expect(findCrawler('GOOGLEBOT-image')?.token).toBe('Googlebot-Image');
  });

  it('finds no crawler by a part of its token, nor by a name of objects', () => {
    expect(findCrawler('Google')).toBeUndefined();
    expect(findCrawler('constructor')).toBeUndefined();
  });

  it('groups the catalogue by purpose and loses nobody', () => {
    const groups = crawlersByPurpose();
    expect(groups.map((group) => group.purpose)).toEqual(crawlerPurposes);
    expect(
      groups.flatMap((group) => group.crawlers.map(({ token }) => token)).toSorted(compareTokens),
    ).toEqual(tokens);
  });

  it('leaves out purposes that nobody has', () => {
    expect(crawlersByPurpose([crawlerNamed('GPTBot')])).toEqual([
      { purpose: 'ai-training', crawlers: [crawlerNamed('GPTBot')] },
    ]);
  });
});

describe('presets', () => {
  it.each(crawlerPresets)('$id holds crawlers of the catalogue, each once, none retired', (preset) => {
    expect(preset.tokens.map((token) => crawlerNamed(token).token)).toEqual(preset.tokens);
    expect(new Set(preset.tokens).size).toBe(preset.tokens.length);
    expect(preset.tokens.filter((token) => crawlerNamed(token).retired !== null)).toEqual([]);
  });
});

describe('compared with the register crawler-user-agents', () => {
  /** The register's records whose pattern matches a token from its first letter on: they are about it. */
  const recordsOf = (token: string) =>
    crawlerUserAgents.filter(({ pattern }) => new RegExp(pattern, 'i').exec(`${token}/1.0`)?.index === 0);

  /** Whether a header says the token as a word of its own, addresses and `like …` aside. */
  const says = (header: string, token: string): boolean => {
    const words = header.replaceAll(/\S*(?::\/\/|@)\S*/g, ' ');
    const literal = token.replaceAll(/[.+*?()[\]{}|^$\\]/g, '\\$&');
    return new RegExp(`(?<![\\w-])(?<!(?:like|with) )${literal}(?![\\w-])`, 'i').test(words);
  };

  /** Headers whose sender has a name of its own, and which name another crawler or software besides. */
  const sentByOthers = [
    'NutchCVS/0.7.1 (Nutch; http://lucene.apache.org/nutch/bot.html; nutch-agent@lucene.apache.org)',
    'Mozilla/5.0 (compatible; MSIE or Firefox mutant; not on Windows server;) Daumoa/4.0 (Following Mediapartners-Google)',
  ];

  it('finds our example headers by its patterns', () => {
    const compared = crawlers.flatMap(({ token, userAgentHeader: header }) =>
      header === null ? [] : recordsOf(token).map(({ pattern }) => ({ token, header, pattern })),
    );
    expect(compared.length).toBeGreaterThan(150);
    expect(compared.filter(({ header, pattern }) => !new RegExp(pattern, 'i').test(header))).toEqual([]);
  });

  it('has headers seen in the wild, and each gives the token it says', () => {
    const seen = crawlers.flatMap(({ token }) =>
      recordsOf(token)
        .flatMap(({ instances }) => instances)
        .filter((header) => says(header, token) && !sentByOthers.includes(header))
        .map((header) => ({ token, header })),
    );
    expect(seen.length).toBeGreaterThan(200);
    expect(seen.filter(({ token, header }) => productToken(header) !== token)).toEqual([]);
  });
});

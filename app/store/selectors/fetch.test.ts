import { describe, expect, test } from 'vitest';
import type { AccessInput, Case } from '../../../engine/index.ts';
import { emptyCase, lint, plainAccessInput } from '../../../engine/index.ts';
import { createAppStore } from '../appStore.ts';
import { clockOf, fetchAt, selectFetchInput } from './fetchInput.ts';
import { selectFetchReaders, selectOutage, selectOverruledBots } from './fetchReaders.ts';
import { selectFindings } from './findings.ts';

const HOUR = 3600;
const DAY = 86_400;
const now = Date.UTC(2026, 10, 30, 9, 40) / 1000;

const failing: AccessInput = {
  ...plainAccessInput,
  result: { kind: 'response', status: 503, bodyOctets: null, headers: {} },
  now,
};

function caseWith(more: Partial<Case>): Case {
  return { ...emptyCase, robots: { kind: 'text', text: 'User-agent: *\nDisallow: /a\n' }, ...more };
}

const shown = (theCase: Case, minute = now) =>
  selectFetchReaders(theCase, minute).map(
    ({ kind, dialect, bots, outcome }) =>
      `${kind} ${dialect} (${bots.map(({ asked }) => asked).join()}): ${outcome.kind}`,
  );

describe('the time', () => {
  test('is the present unless the case sets one', () => {
    expect(clockOf(null, now)).toBe(now);
    expect(clockOf('2026-11-24T08:00:00Z', now)).toBe(Date.UTC(2026, 10, 24, 8) / 1000);
  });

  test('moves what went before with it', () => {
    const later = fetchAt({ ...failing, failingForSeconds: HOUR, cached: { ageSeconds: DAY } }, now + HOUR);
    expect(later).toMatchObject({
      now: now + HOUR,
      failingForSeconds: 2 * HOUR,
      cached: { ageSeconds: DAY + HOUR },
    });
  });

  test('leaves an outage that has just begun at its beginning', () => {
    expect(fetchAt(failing, now + DAY).failingForSeconds).toBe(0);
  });

  test('an outage has not begun before it began', () => {
    const before = fetchAt({ ...failing, failingForSeconds: HOUR, cached: { ageSeconds: HOUR } }, now - DAY);
    expect(before).toMatchObject({ failingForSeconds: 0, cached: { ageSeconds: 0 } });
  });
});

describe('the fetch of a case', () => {
  test('is a served file of its site where nothing is known', () => {
    expect(selectFetchInput(caseWith({ origin: 'example.com' }), now)).toMatchObject({
      robotsUrl: 'https://example.com/robots.txt',
      result: { kind: 'response', status: 200 },
      now,
    });
  });

  test('is the same object for the same inputs', () => {
    const theCase = caseWith({ fetch: failing });
    expect(selectFetchInput(theCase, now)).toBe(selectFetchInput(theCase, now));
    expect(selectFetchReaders(theCase, now)).toBe(selectFetchReaders(theCase, now));
  });
});

describe('who does what', () => {
  test('bots are told of with the dialect that speaks for them, and apart from it where they do otherwise', () => {
    const bots = ['Googlebot', 'GPTBot', 'Amazonbot'];
    expect(shown(caseWith({ fetch: failing, bots, dialects: ['google', 'res1996'] }))).toEqual([
      'dialect google (Googlebot): disallow-all',
      'dialect res1996 (): defer',
      'dialect rfc9309 (GPTBot): disallow-all',
      'bot rfc9309 (Amazonbot): allow-all',
    ]);
  });

  test('one reading for all bots is that of all', () => {
    const theCase = caseWith({
      fetch: failing,
      bots: ['Amazonbot'],
      dialects: ['google'],
      reading: 'res1996',
    });
    expect(shown(theCase)).toEqual(['dialect google (): disallow-all', 'dialect res1996 (Amazonbot): defer']);
  });

  test('an outage goes from phase to phase with the clock', () => {
    const theCase = caseWith({
      fetch: { ...failing, failingForSeconds: HOUR },
      bots: [],
      dialects: ['google'],
    });
    expect(shown(theCase)).toEqual(['dialect google (): disallow-all']);
    expect(shown(theCase, now + 12 * HOUR)).toEqual(['dialect google (): allow-all']);
  });
});

describe('an outage', () => {
  test('has a row for each way to deal with it, and the bounds of all', () => {
    const outage = selectOutage(
      caseWith({
        fetch: { ...failing, failingForSeconds: 5 * DAY, cached: { ageSeconds: 6 * DAY } },
        bots: [],
        dialects: ['google', 'rfc9309', 'res1994', 'yandex'],
      }),
      now,
    );
    expect(outage).toMatchObject({ bounds: [0, 12 * HOUR, 30 * DAY], at: 5 * DAY, since: now - 5 * DAY });
    expect(
      outage?.rows.map(({ readers, periods }) => [
        readers.map(({ dialect }) => dialect).join(),
        periods.map(({ outcome }) => outcome.kind).join(),
      ]),
    ).toEqual([
      ['google', 'disallow-all,obey-cached,allow-all'],
      ['rfc9309', 'disallow-all,obey-cached'],
      ['res1994,yandex', 'allow-all'],
    ]);
  });

  test('is none where nothing changes with time', () => {
    expect(selectOutage(caseWith({ fetch: null }), now)).toBeNull();
    expect(selectOutage(caseWith({ fetch: failing, bots: [], dialects: ['res1994'] }), now)).toBeNull();
  });
});

test('bots that don’t read the file are told apart by what they do instead', () => {
  const bots = ['Googlebot', 'GPTBot', 'Amazonbot'];
  const told = (fetch: AccessInput | null) =>
    selectOverruledBots(caseWith({ bots, fetch }), now).map(
      ({ kind, bots: some }) => `${kind}: ${some.map(({ asked }) => asked).join()}`,
    );
  expect(told(failing)).toEqual(['disallow-all: Googlebot,GPTBot', 'allow-all: Amazonbot']);
  expect(told(null)).toEqual([]);
});

test('the linter is told how the fetch went', () => {
  const ids = (fetch: AccessInput | null) => {
    const store = createAppStore({ case: caseWith({ fetch }) });
    store.getState().setLinter(lint);
    return selectFindings(store.getState()).map(({ id }) => id);
  };
  expect(ids(failing)).toContain('status-server-error');
  expect(ids(null)).not.toContain('status-server-error');
});

describe('the fetch slice', () => {
  test('a change keeps the instants of what went before', () => {
    const store = createAppStore({ case: caseWith({ fetch: { ...failing, failingForSeconds: HOUR } }) });
    store.getState().changeFetch({ siteReachable: false }, now + HOUR);
    expect(store.getState().case.fetch).toMatchObject({
      now: now + HOUR,
      failingForSeconds: 2 * HOUR,
      siteReachable: false,
    });
  });

  test('a pasted response brings its date along as the time asked about', () => {
    const store = createAppStore();
    store.getState().takeResponse(
      {
        ok: true,
        hops: [],
        result: failing.result,
        headers: [],
        body: null,
        robotsUrl: null,
        date: now - DAY,
      },
      now,
    );
    expect(store.getState().case).toMatchObject({
      fetch: { now: now - DAY },
      time: '2026-11-29T09:40:00.000Z',
    });
    store.getState().forgetFetch();
    expect(store.getState().case).toMatchObject({ fetch: null, time: null });
  });
});

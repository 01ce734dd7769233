import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Case } from '../../../engine/index.ts';
import { emptyCase, migrateCase } from '../../../engine/index.ts';
import type { CaseLibrary } from './caseLibrary.ts';
import { createCaseLibrary } from './caseLibrary.ts';
import { searchCases } from './caseSummary.ts';
import { describeLibraryError } from './libraryError.ts';

const databaseName = 'library-under-test';
const shop: Case = {
  ...emptyCase,
  title: 'Shop',
  note: 'Café',
  robots: { kind: 'octets', octets: Uint8Array.of(0xff, 0x0a) },
  urlList: '# list\n/a\n/b',
};

let clock = 0;
let library: CaseLibrary;

const surroundings = {
  databaseName,
  newId: () => `id-${(clock + 1).toString()}`,
  now: () => {
    clock += 1;
    return new Date(clock * 1000);
  },
  estimate: async () => ({ usage: 5, quota: 10 }),
};

async function contentOf<Value>(
  answer: Promise<
    { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown }
  >,
): Promise<Value> {
  const result = await answer;
  return result.ok ? result.value : expect.unreachable(JSON.stringify(result.error));
}

beforeEach(async () => {
  clock = 0;
  await deleteDB(databaseName);
  library = createCaseLibrary(surroundings);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the library', () => {
  test('keeps a case, octet for octet', async () => {
    const summary = await contentOf(library.save(shop));
    expect(summary).toMatchObject({
      id: 'id-1',
      title: 'Shop',
      urls: 2,
      savedAt: '1970-01-01T00:00:01.000Z',
    });
    expect(await library.load(summary.id)).toEqual({ ok: true, value: shop });
  });

  test('saves in place, and lists what was saved last first', async () => {
    const { id } = await contentOf(library.save(shop));
    await library.save({ ...emptyCase, title: 'Blog' });
    await library.save({ ...shop, title: 'Shop 2' }, id);
    expect((await contentOf(library.list())).map(({ title }) => title)).toEqual(['Shop 2', 'Blog']);
  });

  test('duplicates', async () => {
    const { id } = await contentOf(library.save(shop));
    const copy = await contentOf(library.duplicate(id));
    expect(copy.title).toBe('Shop (copy)');
    expect(await library.load(copy.id)).toEqual({ ok: true, value: { ...shop, title: 'Shop (copy)' } });
  });

  test('deletes, and takes that back', async () => {
    const { id } = await contentOf(library.save(shop));
    const deleted = await contentOf(library.remove(id));
    expect(await library.load(id)).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect(await contentOf(library.list())).toEqual([]);
    await library.restore(deleted);
    expect(await library.load(id)).toEqual({ ok: true, value: shop });
    expect(await contentOf(library.list())).toEqual([deleted.summary]);
  });

  test('exports everything, each case a file of its own', async () => {
    await library.save(shop);
    await library.save({ ...emptyCase, title: 'Blog' });
    const files: unknown = JSON.parse(await contentOf(library.exportAll()));
    const titles = (Array.isArray(files) ? files : []).map((file: unknown) => {
      const read = migrateCase(file);
      return read.ok ? read.value.title : read.error;
    });
    expect(titles).toEqual(['Shop', 'Blog']);
  });

  test('tells how much room is used', async () => {
    expect(await library.use()).toEqual({ ok: true, value: { used: 5, quota: 10 } });
  });

  test('finds by every word, ignoring case and accents', async () => {
    await library.save(shop);
    await library.save({ ...emptyCase, title: 'Blog', bots: ['bingbot'] });
    const all = await contentOf(library.list());
    const found = (query: string) => searchCases(all, query).map(({ title }) => title);
    expect([found('cafe SHOP'), found('BING'), found('shop bing'), found('')]).toEqual([
      ['Shop'],
      ['Blog'],
      [],
      ['Blog', 'Shop'],
    ]);
  });
});

describe('a storage that fails is told, not thrown', () => {
  test('no storage at all', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    for (const answer of [
      library.list(),
      library.save(shop),
      library.load('x'),
      library.remove('x'),
      library.exportAll(),
    ])
      expect(await answer).toEqual({ ok: false, error: { kind: 'unavailable' } });
  });

  test('no room', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const answer = await library.save(shop);
    expect(answer).toEqual({ ok: false, error: { kind: 'full' } });
    if (!answer.ok) expect(describeLibraryError(answer.error)).toMatch(/no storage left/);
  });

  test('a case that is damaged', async () => {
    const { id } = await contentOf(library.save(shop));
    const database = await openDB(databaseName);
    await database.put('cases', { id, json: '{"version":99}' });
    database.close();
    expect(await library.load(id)).toMatchObject({ ok: false, error: { kind: 'damaged' } });
  });
});

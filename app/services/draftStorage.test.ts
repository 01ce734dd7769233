import { expect, test } from 'vitest';
import type { Case } from '../../engine/index.ts';
import { emptyCase } from '../../engine/index.ts';
import { createDraftStorage } from './draftStorage.ts';

/** A storage in memory; `capacity` is how many UTF-16 units its values may have together. */
function memoryStorage(capacity = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>();
  const used = () => [...items.values()].reduce((sum, value) => sum + value.length, 0);
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (used() - (items.get(key)?.length ?? 0) + value.length > capacity)
        throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => items.delete(key),
    clear: () => items.clear(),
  };
}

/** A browser whose tabs share `local` and have a session each. */
function browser(local = memoryStorage()) {
  let time = 0;
  let ids = 0;
  const open = (session = memoryStorage()) =>
    createDraftStorage(
      () => ({ local, session }),
      () => {
        time += 1;
        return time;
      },
      () => {
        ids += 1;
        return `tab${ids}`;
      },
    );
  return { open, local };
}

const titled = (title: string): Case => ({ ...emptyCase, title });

test('a reload finds its own draft, even when another tab saved later', async () => {
  const { open } = browser();
  const session = memoryStorage();
  open(session).save(titled('mine'));
  open().save(titled('theirs'));
  expect((await open(session).load())?.title).toBe('mine');
});

test('a fresh tab begins with the latest draft and leaves it to its owner', async () => {
  const { open } = browser();
  const session = memoryStorage();
  open().save(titled('older'));
  open(session).save(titled('latest'));
  const fresh = open();
  expect((await fresh.load())?.title).toBe('latest');
  fresh.save(titled('edited in the fresh tab'));
  expect((await open(session).load())?.title).toBe('latest');
});

test('a duplicated tab goes on under a key of its own', async () => {
  const { open } = browser();
  const session = memoryStorage();
  const first = open(session);
  first.save(titled('mine'));
  const copy = open(session);
  copy.separate();
  copy.save(titled('the copy’s'));
  expect((await first.load())?.title).toBe('mine');
  expect((await copy.load())?.title).toBe('the copy’s');
});

test('octets survive', async () => {
  const { open } = browser();
  const session = memoryStorage();
  const robots = { kind: 'octets', octets: Uint8Array.of(0xef, 0xbb, 0xbf, 0xff, 0x00, 0x0d) } as const;
  open(session).save({ ...emptyCase, robots });
  expect((await open(session).load())?.robots).toEqual(robots);
});

test('what other tabs kept is told, the latest first, and what can’t be read is left out', async () => {
  const { open, local } = browser();
  open().save(titled('closed'));
  const session = memoryStorage();
  open(session).save(titled('mine'));
  open().save(titled('open'));
  local.setItem('robots-workbench:draft:old', '17\nno json');
  const others = await open(session).others();
  expect(others.map((other) => other.case.title)).toEqual(['open', 'closed']);
});

test('a full storage is said so, after drafts of closed tabs made room', async () => {
  const { open } = browser(memoryStorage(600));
  expect(open().save({ ...emptyCase, note: 'x'.repeat(300) }).ok).toBe(true);
  const tab = open();
  expect(tab.save({ ...emptyCase, note: 'y'.repeat(300) }).ok).toBe(true);
  expect((await tab.load())?.note).toBe('y'.repeat(300));
  expect(tab.save({ ...emptyCase, note: 'z'.repeat(900) })).toEqual({ ok: false, error: 'full' });
});

test('a forbidden storage is said so and loads nothing', async () => {
  const forbidden = createDraftStorage(
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
    () => 0,
    () => 'tab',
  );
  expect(await forbidden.load()).toBeNull();
  expect(forbidden.save(emptyCase)).toEqual({ ok: false, error: 'forbidden' });
});

test.each(['no number\n{}', '17', '17\nno json', '17\n{"format":"other"}'])(
  'a damaged draft is passed over: %j',
  async (text) => {
    const { open, local } = browser();
    local.setItem('robots-workbench:draft:old', text);
    expect(await open().load()).toBeNull();
  },
);

test('only a few drafts of closed tabs are kept', async () => {
  const { open, local } = browser();
  for (let tab = 0; tab < 20; tab += 1) open().save(titled(`draft ${tab}`));
  expect(local.length).toBeLessThan(10);
  expect((await open().load())?.title).toBe('draft 19');
});

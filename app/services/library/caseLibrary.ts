import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Case, Result } from '../../../engine/index.ts';
import { caseFromJson, caseToJson, describeCaseError, failed, ok } from '../../../engine/index.ts';
import type { CaseSummary } from './caseSummary.ts';
import { summaryOf } from './caseSummary.ts';
import type { LibraryError } from './libraryError.ts';
import { libraryErrorOf } from './libraryError.ts';

/** A case as it is kept: its JSON, which goes through the same migration as any file when it is opened. */
interface StoredCase {
  readonly id: string;
  readonly json: string;
}

/** Summaries have a store of their own, so that the list does not load every case. */
interface LibrarySchema extends DBSchema {
  readonly summaries: { readonly key: string; readonly value: CaseSummary };
  readonly cases: { readonly key: string; readonly value: StoredCase };
}

/** A case that was deleted, whole, for putting it back. */
export interface DeletedCase {
  readonly summary: CaseSummary;
  readonly json: string;
}

/** How much of the device's storage this page uses, and may use; in octets, as the browser estimates it. */
export interface StorageUse {
  readonly used: number;
  readonly quota: number;
}

/** Named cases on this device. Nothing throws or rejects: what storage refuses comes back as an error. */
export interface CaseLibrary {
  /** All cases, the one saved last first. */
  readonly list: () => Promise<Result<readonly CaseSummary[], LibraryError>>;
  /** Saves a case: a new one, or in place of the one with `id`. */
  readonly save: (testCase: Case, id?: string) => Promise<Result<CaseSummary, LibraryError>>;
  readonly load: (id: string) => Promise<Result<Case, LibraryError>>;
  /** Saves a copy, with ' (copy)' after its title. */
  readonly duplicate: (id: string) => Promise<Result<CaseSummary, LibraryError>>;
  readonly remove: (id: string) => Promise<Result<DeletedCase, LibraryError>>;
  /** Takes a deletion back. */
  readonly restore: (deleted: DeletedCase) => Promise<Result<CaseSummary, LibraryError>>;
  readonly use: () => Promise<Result<StorageUse, LibraryError>>;
  /** Every case as one JSON text: a list of case files, one of which each opens by itself. */
  readonly exportAll: () => Promise<Result<string, LibraryError>>;
}

/** What the library needs of its surroundings. */
export interface LibrarySurroundings {
  readonly databaseName: string;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly estimate: () => Promise<StorageEstimate>;
}

/** The browser's own. */
const browserSurroundings: LibrarySurroundings = {
  databaseName: 'robots-workbench',
  newId: () => crypto.randomUUID(),
  now: () => new Date(),
  estimate: () => navigator.storage.estimate(),
};

type Database = IDBPDatabase<LibrarySchema>;
type Answer<Value> = Promise<Result<Value, LibraryError>>;

function openDatabase(name: string): Answer<Database> {
  return new Promise((resolve) => {
    // `indexedDB.open` itself throws where storage is forbidden, so it is called where that becomes a rejection.
    const open = async (): Promise<Database> =>
      openDB<LibrarySchema>(name, 1, {
        upgrade: (database) => {
          database.createObjectStore('summaries', { keyPath: 'id' });
          database.createObjectStore('cases', { keyPath: 'id' });
        },
        blocked: () => resolve(failed({ kind: 'blocked' })),
      });
    open().then(
      (database) => resolve(ok(database)),
      (thrown: unknown) => resolve(failed(libraryErrorOf(thrown))),
    );
  });
}

async function put(database: Database, summary: CaseSummary, json: string): Promise<void> {
  const transaction = database.transaction(['summaries', 'cases'], 'readwrite');
  await Promise.all([
    transaction.objectStore('summaries').put(summary),
    transaction.objectStore('cases').put({ id: summary.id, json }),
    transaction.done,
  ]);
}

function readStored(stored: StoredCase | undefined): Result<Case, LibraryError> {
  if (stored === undefined) return failed({ kind: 'not-found' });
  const read = caseFromJson(stored.json);
  return read.ok ? read : failed({ kind: 'damaged', message: describeCaseError(read.error) });
}

/** The library of this device. Its database is open only while it is used, so that no tab keeps another waiting. */
export function createCaseLibrary(surroundings: LibrarySurroundings = browserSurroundings): CaseLibrary {
  const withDatabase = async <Value>(
    work: (database: Database) => Promise<Result<Value, LibraryError>>,
  ): Answer<Value> => {
    const opened = await openDatabase(surroundings.databaseName);
    if (!opened.ok) return opened;
    try {
      return await work(opened.value);
    } catch (thrown) {
      return failed(libraryErrorOf(thrown));
    } finally {
      opened.value.close();
    }
  };

  const save = (testCase: Case, id = surroundings.newId()): Answer<CaseSummary> =>
    withDatabase(async (database) => {
      const json = caseToJson(testCase);
      const savedAt = surroundings.now().toISOString();
      const summary = summaryOf(testCase, { id, size: json.length, savedAt });
      await put(database, summary, json);
      return ok(summary);
    });

  const load = (id: string): Answer<Case> =>
    withDatabase(async (database) => readStored(await database.get('cases', id)));

  return {
    save,
    load,
    list: () =>
      withDatabase(async (database) => {
        const summaries = await database.getAll('summaries');
        return ok(summaries.toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1)));
      }),
    duplicate: async (id) => {
      const original = await load(id);
      if (!original.ok) return original;
      return save({ ...original.value, title: `${original.value.title} (copy)`.trim() });
    },
    remove: (id) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(['summaries', 'cases'], 'readwrite');
        const [summaries, cases] = [transaction.objectStore('summaries'), transaction.objectStore('cases')];
        const [summary, stored] = await Promise.all([summaries.get(id), cases.get(id)]);
        if (summary === undefined || stored === undefined) return failed({ kind: 'not-found' } as const);
        await Promise.all([summaries.delete(id), cases.delete(id), transaction.done]);
        return ok({ summary, json: stored.json });
      }),
    restore: ({ summary, json }) =>
      withDatabase(async (database) => {
        await put(database, summary, json);
        return ok(summary);
      }),
    use: async () => {
      try {
        const { usage = 0, quota = 0 } = await surroundings.estimate();
        return ok({ used: usage, quota });
      } catch (thrown) {
        return failed(libraryErrorOf(thrown));
      }
    },
    exportAll: () =>
      withDatabase(async (database) => {
        const stored = await database.getAll('cases');
        return ok(`[\n${stored.map(({ json }) => json.trimEnd()).join(',\n')}\n]\n`);
      }),
  };
}

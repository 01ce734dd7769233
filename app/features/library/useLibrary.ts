import { useCallback, useEffect, useState } from 'react';
import type { Case, Result } from '../../../engine/index.ts';
import type { CaseLibrary, DeletedCase, StorageUse } from '../../services/library/caseLibrary.ts';
import type { CaseSummary } from '../../services/library/caseSummary.ts';
import type { LibraryError } from '../../services/library/libraryError.ts';
import { useServices } from '../../services/ServicesContext.ts';

/** What the library shows; `cases` is null until it was read. */
export interface LibraryState {
  readonly cases: readonly CaseSummary[] | null;
  /** Null where the browser does not say. */
  readonly use: StorageUse | null;
  /** Why the last thing asked of it was not done; null where it was. */
  readonly error: LibraryError | null;
}

/** The library of this device, read anew after each change; what fails is in `error`, and null comes back. */
export interface Library extends LibraryState {
  readonly save: (theCase: Case, id?: string) => Promise<CaseSummary | null>;
  readonly load: (id: string) => Promise<Case | null>;
  readonly rename: (id: string, title: string) => Promise<CaseSummary | null>;
  readonly duplicate: (id: string) => Promise<CaseSummary | null>;
  readonly remove: (id: string) => Promise<DeletedCase | null>;
  readonly restore: (deleted: DeletedCase) => Promise<CaseSummary | null>;
  readonly exportAll: () => Promise<string | null>;
}

type Work<Value> = (library: CaseLibrary) => Promise<Result<Value, LibraryError>>;

const unavailable: LibraryError = { kind: 'unavailable' };

/** Opens the library as long as the component is there. */
export function useLibrary(): Library {
  const { library } = useServices();
  const [state, setState] = useState<LibraryState>({ cases: null, use: null, error: null });

  const attempt = useCallback(
    async <Value>(work: Work<Value>): Promise<Value | null> => {
      try {
        const result = await work(await library());
        setState((before) => ({ ...before, error: result.ok ? null : result.error }));
        return result.ok ? result.value : null;
      } catch {
        // The library's own code did not arrive.
        setState((before) => ({ ...before, error: unavailable }));
        return null;
      }
    },
    [library],
  );

  const refresh = useCallback(async () => {
    const cases = await attempt((store) => store.list());
    if (cases === null) return;
    const use = await attempt((store) => store.use());
    setState((before) => ({ ...before, cases, use }));
  }, [attempt]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  const change = async <Value>(work: Work<Value>): Promise<Value | null> => {
    const value = await attempt(work);
    // After a failure the list stands as it was, and so does the reason.
    if (value !== null) await refresh();
    return value;
  };

  return {
    ...state,
    save: (theCase, id) => change((store) => store.save(theCase, id)),
    load: (id) => attempt((store) => store.load(id)),
    rename: (id, title) =>
      change(async (store) => {
        const read = await store.load(id);
        return read.ok ? store.save({ ...read.value, title }, id) : read;
      }),
    duplicate: (id) => change((store) => store.duplicate(id)),
    remove: (id) => change((store) => store.remove(id)),
    restore: (deleted) => change((store) => store.restore(deleted)),
    exportAll: () => attempt((store) => store.exportAll()),
  };
}

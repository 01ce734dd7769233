import type { Case, Result } from '../../engine/index.ts';
import { caseToJson, failed, ok } from '../../engine/index.ts';

/** Why a draft can't be kept on this device. */
export type DraftProblem = 'full' | 'forbidden';

/** What another tab of this page kept last; it may long be closed. */
export interface OtherDraft {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly case: Case;
}

/** Keeps the drafts of this page's tabs, each under a key of its own, so that two tabs never overwrite each other. */
export interface DraftStorage {
  /** This tab's draft, else the latest of any tab; null where there is none that can be read. */
  readonly load: () => Promise<Case | null>;
  readonly save: (draft: Case) => Result<null, DraftProblem>;
  /** The drafts of other tabs, the latest first; those that can't be read are left out. */
  readonly others: () => Promise<readonly OtherDraft[]>;
  /** Goes on under a new key: another tab holds this one (a tab was duplicated). */
  readonly separate: () => void;
  /** Names the draft among those of other tabs. */
  readonly id: () => string;
}

/** What the browser keeps: `local` for good, `session` as long as the tab. */
export interface DraftStores {
  readonly local: Storage;
  readonly session: Storage;
}

const prefix = 'robots-workbench:draft:';
const sessionKey = 'robots-workbench:tab';
/** Drafts of tabs that were closed are kept until there are more than this. */
const keptDrafts = 6;

interface StoredDraft {
  /** Milliseconds since 1970: which draft is the latest. */
  readonly savedAt: number;
  readonly case: string;
}

function readStored(text: string | null): StoredDraft | null {
  if (text === null) return null;
  const split = text.indexOf('\n');
  const savedAt = Number(text.slice(0, split));
  return split > 0 && Number.isFinite(savedAt) ? { savedAt, case: text.slice(split + 1) } : null;
}

function draftKeys(local: Storage): readonly string[] {
  return Array.from({ length: local.length }, (_, index) => local.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );
}

function newestFirst(local: Storage): readonly { readonly key: string; readonly draft: StoredDraft }[] {
  return draftKeys(local)
    .flatMap((key) => {
      const draft = readStored(local.getItem(key));
      return draft === null ? [] : [{ key, draft }];
    })
    .toSorted((a, b) => b.draft.savedAt - a.draft.savedAt);
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Runs what the browser may forbid (private windows, blocked cookies); undefined where it does. */
function attempt<Answer>(act: () => Answer): Answer | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Storage for drafts. `stores` is a function because merely naming `localStorage` may throw. */
export function createDraftStorage(
  stores: () => DraftStores,
  now: () => number,
  newId: () => string,
): DraftStorage {
  const knownId = attempt(() => stores().session.getItem(sessionKey)) ?? null;
  let id = knownId ?? newId();
  const remember = () => attempt(() => stores().session.setItem(sessionKey, id));
  remember();

  const prune = (local: Storage, from: number): boolean => {
    const others = newestFirst(local).filter(({ key }) => key !== prefix + id);
    const dropped = others.slice(from);
    for (const { key } of dropped) local.removeItem(key);
    return dropped.length > 0;
  };

  const write = (draft: Case): void => {
    const { local } = stores();
    const text = `${now()}\n${caseToJson(draft)}`;
    try {
      local.setItem(prefix + id, text);
    } catch (error) {
      // Make room: this tab's work counts for more than that of tabs long closed.
      if (!isFull(error) || !prune(local, 0)) throw error;
      local.setItem(prefix + id, text);
    }
    prune(local, keptDrafts);
  };

  return {
    id: () => id,
    separate: () => {
      id = newId();
      remember();
    },
    load: async () => {
      const candidates =
        attempt(() => {
          const { local } = stores();
          const own = readStored(local.getItem(prefix + id));
          return own !== null ? [own] : newestFirst(local).map(({ draft }) => draft);
        }) ?? [];
      if (candidates.length === 0) return null;
      const { caseFromJson } = await import('./caseCodec.ts');
      for (const candidate of candidates) {
        const read = caseFromJson(candidate.case);
        if (read.ok) return read.value;
      }
      return null;
    },
    others: async () => {
      const found = attempt(() => newestFirst(stores().local).filter(({ key }) => key !== prefix + id)) ?? [];
      if (found.length === 0) return [];
      const { caseFromJson } = await import('./caseCodec.ts');
      return found.flatMap(({ key, draft }) => {
        const read = caseFromJson(draft.case);
        return read.ok ? [{ id: key.slice(prefix.length), savedAt: draft.savedAt, case: read.value }] : [];
      });
    },
    save: (draft) => {
      try {
        write(draft);
        return ok(null);
      } catch (error) {
        return failed(isFull(error) ? 'full' : 'forbidden');
      }
    },
  };
}

import type { StateCreator } from 'zustand';
import type { Case } from '../../engine/index.ts';
import type { CaseSlice } from './caseSlice.ts';

/** A change of the case that can be taken back: the parts that it changed, as they were and as they became. */
export interface CaseStep {
  readonly before: Partial<Case>;
  readonly after: Partial<Case>;
}

/** What was changed outside of the editors, which have a history each of their own. */
export interface HistorySlice {
  /** The latest step last. */
  readonly done: readonly CaseStep[];
  /** Steps that were taken back, the next to be done again last. */
  readonly undone: readonly CaseStep[];
  readonly recordStep: (before: Case, after: Case) => void;
  readonly undoStep: () => void;
  readonly redoStep: () => void;
}

/** So many steps are kept: each may hold a whole case. */
const mostSteps = 100;

/** Typed letter by letter: a word is one step. */
const typed: ReadonlySet<string> = new Set(['title', 'note', 'origin']);

/** Text of the editors. */
const ownHistory: ReadonlySet<string> = new Set(['robots', 'urlList']);

function stepBetween(before: Case, after: Case): CaseStep | null {
  // Object.keys gives strings; both are cases, so their keys are a case's.
  const keys = (Object.keys(after) as (keyof Case)[]).filter((key) => before[key] !== after[key]);
  if (keys.length === 0 || (keys.length === 1 && keys.every((key) => ownHistory.has(key)))) return null;
  const pick = (from: Case): Partial<Case> => Object.fromEntries(keys.map((key) => [key, from[key]]));
  return { before: pick(before), after: pick(after) };
}

/** The only part that a step changed; null where there are several. */
function onlyPart({ after }: CaseStep): string | null {
  const [key, ...others] = Object.keys(after);
  return key === undefined || others.length > 0 ? null : key;
}

/** The slice of the history. */
export const createHistorySlice: StateCreator<
  HistorySlice & Pick<CaseSlice, 'case'>,
  [],
  [],
  HistorySlice
> = (set) => ({
  done: [],
  undone: [],
  recordStep: (before, after) =>
    set(({ done }) => {
      const step = stepBetween(before, after);
      if (step === null) return {};
      const last = done.at(-1);
      const part = onlyPart(step);
      if (last !== undefined && part !== null && typed.has(part) && onlyPart(last) === part)
        return { done: [...done.slice(0, -1), { before: last.before, after: step.after }], undone: [] };
      return { done: [...done, step].slice(-mostSteps), undone: [] };
    }),
  undoStep: () =>
    set(({ case: theCase, done, undone }) => {
      const step = done.at(-1);
      if (step === undefined) return {};
      return { case: { ...theCase, ...step.before }, done: done.slice(0, -1), undone: [...undone, step] };
    }),
  redoStep: () =>
    set(({ case: theCase, done, undone }) => {
      const step = undone.at(-1);
      if (step === undefined) return {};
      return { case: { ...theCase, ...step.after }, done: [...done, step], undone: undone.slice(0, -1) };
    }),
});

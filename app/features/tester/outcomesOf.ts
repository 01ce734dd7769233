import type { UrlOutcome } from '../../editor/urlListEditor.ts';
import type { AnsweredRow } from '../../store/selectors/verdicts.ts';

function outcomeOf({ reading, answers }: AnsweredRow): UrlOutcome | null {
  if (reading.kind !== 'governed') return reading.kind;
  if (answers.length === 0) return null;
  const allowed = answers.filter(({ verdict }) => verdict.allowed).length;
  if (allowed === answers.length) return 'allowed';
  return allowed === 0 ? 'blocked' : 'mixed';
}

/** What each line of the URL list came to over all bots, by its number; lines that ask nothing are left out. */
export function outcomesOf(rows: readonly AnsweredRow[]): ReadonlyMap<number, UrlOutcome> {
  const outcomes = new Map<number, UrlOutcome>();
  for (const row of rows) {
    const outcome = outcomeOf(row);
    if (outcome !== null) outcomes.set(row.entry.line, outcome);
  }
  return outcomes;
}

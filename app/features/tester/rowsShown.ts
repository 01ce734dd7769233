import type { AnsweredRow } from '../../store/selectors/verdicts.ts';
import type { UrlFilter } from '../../store/viewSlice.ts';

/** Whether a row is among those that a filter shows. */
function passes({ answers }: AnsweredRow, filter: UrlFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'allowed':
      return answers.some(({ verdict }) => verdict.allowed);
    case 'blocked':
      return answers.some(({ verdict }) => !verdict.allowed);
    case 'differs':
      return answers.some(({ differs }) => differs);
  }
}

/** The rows that a filter shows. */
export function rowsShown(rows: readonly AnsweredRow[], filter: UrlFilter): readonly AnsweredRow[] {
  return rows.filter((row) => passes(row, filter));
}

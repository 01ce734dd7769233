import type { UrlChange, Verdict } from '../../../engine/index.ts';
import type { MatrixGroup, MatrixRow } from '../../store/selectors/botMatrix.ts';
import type { MatrixColumn } from '../../store/selectors/matrixColumns.ts';

/** What was picked in the matrix: a bot, or one of its verdicts. */
export interface MatrixPick {
  readonly token: string;
  /** The URL of the column; null for the bot itself. */
  readonly url: string | null;
}

/** What a pick picks. */
export interface PickedAnswer {
  readonly row: MatrixRow;
  /** Null where the bot itself is picked. */
  readonly column: MatrixColumn | null;
  readonly verdict: Verdict | null;
  readonly changes: readonly UrlChange[];
}

/** What is picked; null where nothing is, or what was is gone. */
export function pickedAnswer(
  groups: readonly MatrixGroup[],
  columns: readonly MatrixColumn[],
  pick: MatrixPick | null,
): PickedAnswer | null {
  if (pick === null) return null;
  const row = groups.flatMap(({ rows }) => rows).find(({ bot }) => bot.crawler.token === pick.token);
  const place = columns.findIndex(({ url }) => url === pick.url);
  const column = columns[place] ?? null;
  if (row === undefined || (pick.url !== null && column === null)) return null;
  return { row, column, verdict: row.answers.verdicts[place] ?? null, changes: column?.changes ?? [] };
}

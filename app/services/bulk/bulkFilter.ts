/** Which rows are shown; a row must pass everything. */
export interface BulkFilter {
  readonly show:
    | 'all'
    | 'allowed'
    | 'disallowed'
    /** Not the same verdict for all bots. */
    | 'bots-differ'
    /** Not what the list expects. */
    | 'unexpected'
    | 'outside'
    | 'unreadable';
  /** The bot, by its place, that `show` and `ruleLine` are about; null for any. */
  readonly bot: number | null;
  /** Rows that this line of robots.txt decides; 0 for those that no rule does; null for all. */
  readonly ruleLine: number | null;
  /** What the URL must contain, in any case of A to Z; '' for all. */
  readonly text: string;
}

/** The order of the rows; rows that are equal in it stay in the list's order. */
export interface BulkSort {
  readonly by: 'list' | 'url' | 'verdict' | 'rule';
  /** The bot, by its place, whose verdicts or rules count. */
  readonly bot: number;
  readonly descending: boolean;
}

/** Every row, as the list has them. */
export const everyRow: BulkFilter = { show: 'all', bot: null, ruleLine: null, text: '' };
export const listOrder: BulkSort = { by: 'list', bot: 0, descending: false };

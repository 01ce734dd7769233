/** How the columns of the results are laid out. */
export interface Columns {
  /** True where there is no room for columns: each URL is a block, its bots follow each other in it. */
  readonly isStacked: boolean;
  /** URL, a column a bot, classic readings, expectation. */
  readonly count: number;
  /** CSS widths of the columns; 'auto' takes what is left. */
  readonly widths: readonly string[];
  /** CSS width below which the table scrolls sideways. */
  readonly minimumWidth: string;
}

/** Widths in rem, of 16 pixels. */
const url = 11;
const bot = 10;
const widestBot = 20;
const classics = 8.5;
const expectation = 6.5;
/** What may be hidden at the side of a table that is still better than a stack. */
const tolerated = 0.8;
/** With more bots than this, rows are unreadable on any screen. */
const manyBots = 8;

/** The columns for a number of bots in a width (CSS pixels; 0 while it is not known). */
export function columnsOf(bots: number, width: number): Columns {
  const needed = url + bots * bot + classics + expectation;
  const isStacked = bots > manyBots || (width > 0 && width / 16 < needed * tolerated);
  // What is left goes to the URLs and, half of it, to the rules.
  const left = Math.max(width / 16 - needed, 0);
  const botWidth = Math.min(bot + left / 2 / Math.max(bots, 1), widestBot);
  return {
    isStacked,
    count: bots + 3,
    widths: [
      'auto',
      ...Array.from({ length: bots }, () => `${botWidth}rem`),
      `${classics}rem`,
      `${expectation}rem`,
    ],
    minimumWidth: isStacked ? '0' : `${needed}rem`,
  };
}

/** How the columns of the results are laid out. */
export interface Columns {
  /** True where there is no room for columns: each URL is a block, its bots follow each other in it. */
  readonly isStacked: boolean;
  /** True where a verdict and its rule stand one below the other, because the columns of the bots are narrow. */
  readonly isTight: boolean;
  /** True where the table is wider than its place and scrolls sideways. */
  readonly isWider: boolean;
  /** URL, a column a bot, classic readings, expectation. */
  readonly count: number;
  /** CSS widths of the columns; 'auto' takes what is left. */
  readonly widths: readonly string[];
  /** CSS width below which the table scrolls sideways. */
  readonly minimumWidth: string;
}

/** Widths in rem, of 16 pixels. */
const url = 10;
const bot = 8.5;
const roomyBot = 14;
const widestBot = 20;
const classics = 6.5;
const expectation = 6;
/** What must be in sight of a table that scrolls sideways, to be better than a stack. */
const inSight = 0.75;
/** With more bots than this, rows are unreadable on any screen. */
const manyBots = 8;

interface Place {
  /** In CSS pixels; 0 while it is not known. */
  readonly width: number;
  /** Whether a table may be wider than its place. */
  readonly mayScroll: boolean;
}

/** The columns for a number of bots in a place. */
export function columnsOf(bots: number, { width, mayScroll }: Place): Columns {
  const needed = url + bots * bot + classics + expectation;
  const room = width === 0 ? needed : width / 16;
  const isWider = room < needed;
  const isStacked = bots > manyBots || (isWider && (!mayScroll || room < needed * inSight));
  // What is left goes to the URLs and, two parts of three, to the rules.
  const left = Math.max(room - needed, 0);
  const botWidth = Math.min(bot + (left * 2) / 3 / Math.max(bots, 1), widestBot);
  return {
    isStacked,
    isTight: !isStacked && botWidth < roomyBot,
    isWider: isWider && !isStacked,
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

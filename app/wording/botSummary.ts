import type { RobotsStance } from '../../engine/index.ts';
import type { MatrixRow, SetRows, Standing } from '../store/selectors/botMatrix.ts';
import { botSetNouns } from './botSets.ts';
import type { Sentence } from './sentence.ts';
import { code, plainText } from './sentence.ts';

/** What the summary says of one set of bots, and how they fare: 'partly' where not all fare alike. */
export interface SetSummary {
  readonly set: SetRows['set'];
  readonly standing: Standing;
  readonly sentence: Sentence;
}

/** How many names are listed before the rest is counted. */
const namedAtMost = 3;

/** Bots that fare the same, and how. */
interface Alike {
  readonly phrase: Sentence;
  readonly standing: Standing;
  readonly rows: readonly MatrixRow[];
}

/** 'a', 'a and b', 'a, b and c', 'a, b, c and 4 others'. */
export function listOf(names: readonly string[], atMost: number = namedAtMost): string {
  const rest = names.length - atMost;
  const shown = rest > 1 ? [...names.slice(0, atMost), `${rest} others`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Paths, each quoted, as a list. */
function pathList(labels: readonly string[]): Sentence {
  return labels.flatMap((label, index): Sentence => {
    if (index === 0) return [code(label)];
    return [index === labels.length - 1 ? ' and ' : ', ', code(label)];
  });
}

/** How a bot fares, after its name and 'is'. */
function phraseOf({ answers }: MatrixRow, labels: readonly string[]): Sentence {
  const { standing, verdicts } = answers;
  if (standing === 'in') return ['allowed'];
  if (standing === 'out') return [labels.length > 1 ? 'blocked everywhere' : 'blocked'];
  const open = labels.filter((_, index) => verdicts[index]?.allowed === true);
  const closed = labels.filter((_, index) => verdicts[index]?.allowed === false);
  if (open.length < closed.length && open.length <= 2) return ['allowed only for ', ...pathList(open)];
  if (closed.length <= 2) return ['allowed except for ', ...pathList(closed)];
  return [`allowed for ${open.length} of ${labels.length}`];
}

function alikeOf(rows: readonly MatrixRow[], labels: readonly string[]): readonly Alike[] {
  const alike = new Map<string, { phrase: Sentence; standing: Standing; rows: MatrixRow[] }>();
  for (const row of rows) {
    const phrase = phraseOf(row, labels);
    const key = JSON.stringify(phrase);
    const known = alike.get(key) ?? { phrase, standing: row.answers.standing, rows: [] };
    known.rows.push(row);
    alike.set(key, known);
  }
  return [...alike.values()].toSorted((a, b) => b.rows.length - a.rows.length);
}

/** In sets of more bots than these exceptions are counted: nobody reads so many names. */
const namedSetAtMost = 30;

const tokensOf = (rows: readonly MatrixRow[]): readonly string[] => rows.map(({ bot }) => bot.crawler.token);

const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');

/** The first half of a set's sentence: how most of its bots fare, Googlebot named wherever it is among them. */
function mainClause({ rows, phrase }: Alike, { set, rows: all }: SetRows): Sentence {
  const { one, many, tokens } = botSetNouns[set];
  const total = all.length;
  const hasTokens = all.some(({ bot }) => bot.crawler.stance === 'never-fetches');
  const several = hasTokens ? tokens : many;
  const noun = total === 1 ? one : several;
  const google = rows.length > 1 && tokensOf(rows).includes('Googlebot') ? ', including Googlebot,' : '';
  if (rows.length === total && total === 1)
    return [`${tokensOf(rows).join('')}, the only ${noun}, is `, ...phrase];
  const who = rows.length === total ? `All ${total} ${noun}` : `${rows.length} of ${total} ${noun}`;
  return [`${who}${google} ${isOrAre(rows.length)} `, ...phrase];
}

/** Who fares otherwise than most: their names, or their number where the set is large. */
function exceptionsOf(rows: readonly MatrixRow[], total: number): string {
  // Googlebot is whom people ask about: it is never one of 'others'.
  const tokens = tokensOf(rows).toSorted((a, b) => Number(b === 'Googlebot') - Number(a === 'Googlebot'));
  if (total <= namedSetAtMost || tokens.length === 1) return listOf(tokens);
  return tokens[0] === 'Googlebot' ? `Googlebot and ${tokens.length - 1} more` : `${tokens.length}`;
}

/** What to say of a set of bots; null for an empty one. `labels` are the columns'. */
function summarise(set: SetRows, labels: readonly string[]): SetSummary | null {
  const [main, ...exceptions] = alikeOf(set.rows, labels);
  if (main === undefined) return null;
  const clauses = exceptions.map(
    ({ rows, phrase }): Sentence => [
      `; ${exceptionsOf(rows, set.rows.length)} ${isOrAre(rows.length)} `,
      ...phrase,
    ],
  );
  return {
    set: set.set,
    standing: exceptions.every(({ standing }) => standing === main.standing) ? main.standing : 'partly',
    sentence: [...mainClause(main, set), ...clauses.flat(), '.'],
  };
}

/** The summary of a matrix, a sentence for each set of bots that has any. `labels` are the columns'. */
export function botSummary(sets: readonly SetRows[], labels: readonly string[]): readonly SetSummary[] {
  if (labels.length === 0) return [];
  return sets.flatMap((set) => summarise(set, labels) ?? []);
}

const limits: readonly { readonly stance: RobotsStance; readonly one: string; readonly many: string }[] = [
  {
    stance: 'may-not-apply',
    one: 'its operator says robots.txt may not apply',
    many: 'their operators say robots.txt may not apply',
  },
  {
    stance: 'reported-ignores',
    one: 'it is reported to ignore robots.txt',
    many: 'they are reported to ignore robots.txt',
  },
];

/** Who may come although the file blocks it, so that a summary misleads nobody; '' where there is no such bot. */
export function limitsOfRobots(sets: readonly SetRows[]): string {
  const rows = [
    ...new Map(sets.flatMap(({ rows }) => rows).map((row) => [row.bot.crawler.token, row])).values(),
  ];
  return limits
    .flatMap(({ stance, one, many }) => {
      const blocked = rows.filter(
        ({ bot, answers }) => bot.crawler.stance === stance && answers.standing !== 'in',
      );
      if (blocked.length === 0) return [];
      const who = listOf(tokensOf(blocked), 4);
      return [`${who} may crawl anyway: ${blocked.length === 1 ? one : many}.`];
    })
    .join(' ');
}

/** What a summary was asked about, in a sentence. */
export function scopeOf(axis: 'urls' | 'paths', count: number, origin: string | null): string {
  const what = axis === 'urls' ? 'URL' : 'path';
  const where = origin === null ? '' : ` on ${origin.replace(/^https?:\/\//, '')}`;
  return `Based on ${count.toLocaleString('en')} ${count === 1 ? what : `${what}s`}${where}.`;
}

/** The whole summary as plain text. */
export function summaryText(summary: readonly SetSummary[], limits: string, scope: string): string {
  return [...summary.map(({ sentence }) => plainText(sentence)), limits, scope]
    .filter((line) => line !== '')
    .join('\n');
}

/** What a person wants to be true of a URL: 'none' takes back what the rest of its line says for all bots. */
export type ExpectedVerdict = 'allow' | 'disallow' | 'none';

/** An expectation of one line of a URL list. */
export interface Expectation {
  readonly expected: ExpectedVerdict;
  /** The bots that it is about, as typed; empty for all. */
  readonly bots: readonly string[];
}

/** One URL of a URL list. */
export interface UrlListEntry {
  /** 1-based line of the list. */
  readonly line: number;
  /** The URL or path as typed, without the marks before it. */
  readonly url: string;
  readonly expectations: readonly Expectation[];
  /** The bots that the line is asked for, as typed; empty for all bots of the case. */
  readonly only: readonly string[];
}

const markOf: { readonly [Expected in ExpectedVerdict]: string } = { allow: '+', disallow: '-', none: '?' };

/** `+`, `-` or `?`, with bots or without, or bots alone; a name with a comma or white space stands in double quotes. */
const mark = /^(?:([+-]|\?(?=[\s@]))\s*)?(?:@((?:"[^"]*"|[^\s",]+)(?:,(?:"[^"]*"|[^\s",]+))*)\s+|(?=.))/;

/** What is left of a line while somebody is still typing its mark. */
const unfinished: ReadonlySet<string> = new Set(['', '+', '-', '?', '@']);

function expectedOf(sign: string): ExpectedVerdict {
  if (sign === '+') return 'allow';
  return sign === '-' ? 'disallow' : 'none';
}

function namesOf(list: string): readonly string[] {
  return (list.match(/"[^"]*"|[^",]+/g) ?? []).map((name) => name.replace(/^"|"$/g, ''));
}

/**
 * One line of a URL list: null for a blank line and for a comment (`#` first). Marks may stand before the URL:
 * `+ /page` must be allowed, `- /cart` must not be, `? /x` is open; `+@Googlebot,bingbot /page` says so of these bots
 * only, and several marks may follow each other; `@GPTBot /page` without a sign asks the line for GPTBot alone.
 * ` #` after the URL starts a comment.
 */
export function parseUrlLine(text: string, line: number): UrlListEntry | null {
  let rest = text.trim();
  if (rest === '' || rest.startsWith('#')) return null;
  const expectations: Expectation[] = [];
  const only: string[] = [];
  for (;;) {
    const found = mark.exec(rest);
    const [whole = '', sign, names] = found ?? [];
    if (whole === '') break;
    const bots = names === undefined ? [] : namesOf(names);
    if (sign === undefined) only.push(...bots);
    else expectations.push({ expected: expectedOf(sign), bots });
    rest = rest.slice(whole.length);
  }
  const comment = rest.search(/\s#/);
  const url = (comment < 0 ? rest : rest.slice(0, comment)).trimEnd();
  return unfinished.has(url) ? null : { line, url, expectations, only };
}

/** The URLs of a list, one a line, LF or CRLF. Blank lines and comments are skipped; line numbers count them. */
export function parseUrlList(text: string): UrlListEntry[] {
  return text.split('\n').flatMap((line, at) => parseUrlLine(line, at + 1) ?? []);
}

function printNames(names: readonly string[]): string {
  return names.map((name) => (/[\s,"]/.test(name) ? `"${name.replaceAll('"', '')}"` : name)).join(',');
}

/** An entry as a line of a URL list. */
export function printUrlLine({ url, expectations, only }: Omit<UrlListEntry, 'line'>): string {
  const marks = [
    ...(only.length === 0 ? [] : [`@${printNames(only)}`]),
    ...expectations.map(({ expected, bots }) =>
      bots.length === 0 ? markOf[expected] : `${markOf[expected]}@${printNames(bots)}`,
    ),
  ];
  return [...marks, url].join(' ');
}

/** Entries as a URL list, one a line; their line numbers are not kept. */
export function printUrlList(entries: readonly Omit<UrlListEntry, 'line'>[]): string {
  return entries.map(printUrlLine).join('\n');
}

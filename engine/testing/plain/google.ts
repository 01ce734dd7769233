import type { PlainVerdict } from './lines.ts';
import { longest, lower, plainMatch, strip } from './lines.ts';

const blanks = ' \t\n\v\f\r';
const names: readonly (readonly [field: string, tag: string, typo: string, ...beginnings: string[]])[] = [
  ['user-agent', '1', '', 'user-agent'],
  ['user-agent', '1', 't', 'useragent', 'user agent'],
  ['allow', '2', '', 'allow'],
  ['disallow', '3', '', 'disallow'],
  ['disallow', '3', 't', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'],
  ['sitemap', '4', '', 'sitemap'],
  ['sitemap', '4', 't', 'site-map'],
];
const unused: ReadonlySet<string> = new Set(
  'clean-param content-signal content-usage crawl-delay domain host noarchive nofollow noindex request-rate revisit-after visit-time'.split(
    ' ',
  ),
);

interface GoogleLine {
  readonly line: number;
  readonly field: string;
  readonly value: string;
  /** As the reporting parser prints it. */
  readonly report: string;
}

/** A file without its byte order mark, of which any beginning counts. */
function withoutMark(file: string): string {
  if (file.startsWith('\xef\xbb\xbf')) return file.slice(3);
  return file.replace(/^\xef\xbb?/, '');
}

/** Where name and value part, and whether by a colon: else by blanks between exactly two words. */
function separator(content: string): { readonly at: number; readonly missing: boolean } | null {
  const colon = content.indexOf(':');
  if (colon >= 0) return { at: colon, missing: false };
  return /^[^ \t]+[ \t]+[^ \t]+$/.test(content) ? { at: content.search(/[ \t]/), missing: true } : null;
}

function readLine(whole: string, line: number): GoogleLine {
  const long = whole.length > 16_663 ? 'l' : '';
  const [text = ''] = whole.slice(0, 16_663).split('\0', 1);
  const [written = ''] = text.split('#', 1);
  const comment = written.length < text.length ? 'h' : '';
  const content = strip(written, blanks);
  const parted = separator(content);
  const name = lower(strip(content.slice(0, parted?.at ?? 0), blanks));
  if (parted === null || name === '') {
    const nothing = content !== '' ? '' : comment === '' ? 'e' : 'c';
    return { line, field: '', value: '', report: `${line}:0${nothing}${comment}${long}` };
  }
  const [field, tag, typo] = names.find(([, , , ...starts]) =>
    starts.some((start) => name.startsWith(start)),
  ) ?? ['', unused.has(name) ? '5' : '0', ''];
  const report = `${line}:${tag}${typo}${comment}d${parted.missing ? 'm' : ''}${long}`;
  return { line, field, value: strip(content.slice(parted.at + 1), blanks), report };
}

function readLines(file: string): readonly GoogleLine[] {
  return withoutMark(file)
    .split(/\r\n|\r|\n/)
    .map((line, index) => readLine(line, index + 1));
}

/** A pattern as it is compared: hexadecimal digits in upper case, octets beyond ASCII escaped. */
function escaped(value: string): string {
  return value
    .replace(/%[0-9A-Fa-f]{2}/g, (digits) => digits.toUpperCase())
    .replace(/[\x80-\xff]/g, (octet) => `%${octet.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** robots.cc GetPathParamsQuery. */
function targetOf(url: string): string {
  const rest = url.startsWith('//') ? url.slice(2) : url;
  const [, afterScheme = rest] = /^[^/?;]*?:\/\/(.*)$/s.exec(rest) ?? [];
  const start = afterScheme.search(/[/?;]/);
  const before = rest.slice(0, rest.length - afterScheme.length + start);
  if (start < 0 || before.includes('#')) return '/';
  const [target = ''] = afterScheme.slice(start).split('#', 1);
  return target.startsWith('/') ? target : `/${target}`;
}

/** The length by which a rule matches: its own, or for an Allow of index.html that of its directory. */
function matchLength(allow: boolean, value: string, target: string): number | null {
  const pattern = escaped(value);
  if (plainMatch(pattern, target)) return pattern.length;
  const slash = pattern.lastIndexOf('/');
  if (!allow || slash < 0 || !pattern.startsWith('/index.htm', slash)) return null;
  const directory = `${pattern.slice(0, slash + 1)}$`;
  return plainMatch(directory, target) ? directory.length : null;
}

interface GoogleGroup {
  readonly agents: string[];
  readonly rules: GoogleLine[];
}

function groupsOf(file: string): readonly GoogleGroup[] {
  const groups: GoogleGroup[] = [];
  for (const line of readLines(file)) {
    const last = groups.at(-1);
    if (line.field === 'user-agent') {
      if (last === undefined || last.rules.length > 0) groups.push({ agents: [line.value], rules: [] });
      else last.agents.push(line.value);
    } else if (line.field === 'allow' || line.field === 'disallow') last?.rules.push(line);
  }
  return groups;
}

const isStar = (value: string): boolean => /^\*(?:[ \t\n\v\f\r]|$)/.test(value);

/** What google/robotstxt answers to a crawler of one or more names. */
export function readAsGoogle(file: string, agents: readonly string[], url: string): PlainVerdict {
  const wanted = agents.map(lower).filter((name) => name !== '');
  const groups = groupsOf(file);
  const own = groups.filter((group) =>
    group.agents.some((value) => {
      const [token = ''] = /^[a-z_-]*/.exec(lower(value)) ?? [];
      return !isStar(value) && wanted.includes(token);
    }),
  );
  const applying = own.length > 0 ? own : groups.filter((group) => group.agents.some(isStar));
  const target = targetOf(url);
  const matching = applying.flatMap(({ rules }) =>
    rules.flatMap(({ field, value, line }) => {
      const length = matchLength(field === 'allow', value, target);
      return length === null ? [] : [{ allow: field === 'allow', length, line }];
    }),
  );
  const winner = longest(matching);
  return winner === undefined ? [true, 0] : [winner.allow || winner.length === 0, winner.line];
}

/** What google/robotstxt's reporting parser says of each line. */
export function reportAsGoogle(file: string): readonly string[] {
  return readLines(file).map(({ report }) => report);
}

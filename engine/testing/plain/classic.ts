import type { PlainVerdict } from './lines.ts';
import { isRobotsTxt, lower, plainLines, splitTarget, strip } from './lines.ts';

/** The readings of 1994 and 1996, the latter also with names compared as the book has it. */
export type ClassicReading = 'res1994' | 'res1996' | 'res1996-book';

const blanks = ' \t\v\f';

interface ClassicRecord {
  readonly agents: string[];
  readonly rules: { readonly allow: boolean; readonly value: string; readonly line: number }[];
  /** Whether another User-agent line would still belong to it. */
  isOpen: boolean;
}

function recordsOf(file: string, reading: ClassicReading): readonly ClassicRecord[] {
  const records: ClassicRecord[] = [];
  let current: ClassicRecord | undefined;
  for (const line of plainLines(file, blanks)) {
    if (line.kind === 'blank') {
      current = undefined;
      continue;
    }
    const { name, value } = line;
    if (name === 'user-agent') {
      if (current?.isOpen !== true) {
        current = { agents: [], rules: [], isOpen: true };
        records.push(current);
      }
      current.agents.push(value);
    } else if (current !== undefined) {
      if (name === 'disallow' || reading !== 'res1994') current.isOpen = false;
      if (name === 'disallow' || (name === 'allow' && reading !== 'res1994'))
        current.rules.push({ allow: name === 'allow', value, line: line.line });
    }
  }
  return records;
}

/** Whether a User-agent line names a crawler; '*' alone names nobody. */
function names(value: string, crawler: string, reading: ClassicReading): boolean {
  if (value === '*' || crawler === '') return false;
  if (reading === 'res1996') return lower(value).includes(crawler);
  const [name = ''] = lower(value).split('/', 1);
  return strip(name, blanks) !== '' && crawler.includes(strip(name, blanks));
}

/** draft-koster-robots-00 3.2.2: escapes decoded once, but that of a slash, which U+0100 stands for. */
function decoded(text: string): string {
  return text.replace(/%([0-9A-Fa-f]{2})/g, (_escape, hex: string) =>
    hex.toLowerCase() === '2f' ? '\u0100' : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The path that a rule's value stands for; null for one of another site. */
function pathOf(value: string, origin: string): string | null {
  const isUrl = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(value);
  const split = splitTarget(value);
  if (isUrl) return split.origin === origin ? split.target : null;
  return value.startsWith('/') ? value : `/${value}`;
}

/** What the texts of 1994 and 1996 answer to a crawler: its first record, and there the first rule that matches. */
export function readAsClassic(
  file: string,
  agent: string,
  url: string,
  reading: ClassicReading,
): PlainVerdict {
  const { origin, target } = splitTarget(url);
  const compared = reading === 'res1994' ? (text: string) => text : decoded;
  const [path = ''] = target.split('?', 1);
  if (reading !== 'res1994' && isRobotsTxt(compared(path))) return [true, 0];
  const records = recordsOf(file, reading);
  const crawler = strip(lower(agent).split('/', 1)[0] ?? '', blanks);
  const record =
    records.find(({ agents }) => agents.some((value) => names(value, crawler, reading))) ??
    records.find(({ agents }) => agents.includes('*'));
  for (const { allow, value, line } of record?.rules ?? []) {
    if (value === '') return [true, line];
    const rule = pathOf(value, origin);
    if (rule !== null && compared(target).startsWith(compared(rule))) return [allow, line];
  }
  return [true, 0];
}

import type { PlainRule, PlainVerdict } from './lines.ts';
import { isRobotsTxt, longest, lower, plainLines, plainMatch, splitTarget } from './lines.ts';

/** RFC 9309 2.2.2: unreserved characters decoded, other escapes in upper case, octets beyond ASCII escaped. */
function normalised(text: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}|[\x80-\xff]/g, (found) => {
    const octet = found.length === 1 ? found.charCodeAt(0) : Number.parseInt(found.slice(1), 16);
    const character = String.fromCharCode(octet);
    if (/[A-Za-z0-9._~-]/.test(character)) return character;
    return `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
  });
}

const literal = (text: string): string => text.replaceAll('*', '%2A').replaceAll('$', '%24');

const token = (value: string): string => /^[a-z_-]*/.exec(lower(value))?.[0] ?? '';

interface RfcGroup {
  readonly agents: string[];
  readonly rules: (PlainRule & { readonly length: number })[];
}

function ruleOf(allow: boolean, value: string, line: number): RfcGroup['rules'][number] {
  const end = value.endsWith('$') ? '$' : '';
  const body = normalised(end === '' ? value : value.slice(0, -1));
  return {
    allow,
    line,
    pattern: `${body.replaceAll('$', '%24')}${end}`,
    length: body.length + end.length,
  };
}

function groupsOf(file: string): readonly RfcGroup[] {
  const groups: RfcGroup[] = [];
  let isOpen = false;
  for (const line of plainLines(file.replace(/^\xef\xbb\xbf/, ''), ' \t')) {
    if (line.kind === 'blank') continue;
    const { name, value } = line;
    if (name === 'user-agent') {
      if (!isOpen) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value);
      isOpen = true;
    } else if (name === 'allow' || name === 'disallow') {
      isOpen = false;
      if (/^[/*]/.test(value)) groups.at(-1)?.rules.push(ruleOf(name === 'allow', value, line.line));
    }
  }
  return groups;
}

/** What RFC 9309 answers to a crawler. */
export function readAsRfc9309(file: string, agent: string, url: string): PlainVerdict {
  const target = literal(normalised(splitTarget(url).target));
  if (isRobotsTxt(target)) return [true, 0];
  const wanted = token(agent);
  const groups = groupsOf(file);
  const own = groups.filter(({ agents }) => wanted !== '' && agents.some((value) => token(value) === wanted));
  const applying = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  const rules = applying.flatMap((group) => group.rules);
  const winner = longest(rules.filter(({ pattern }) => plainMatch(pattern, target)));
  return winner === undefined ? [true, 0] : [winner.allow, winner.line];
}

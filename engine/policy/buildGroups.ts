import type { Dialect } from '../dialects/dialect.ts';
import { agentOfLine, isStar } from '../matching/agents.ts';
import type { OctetSpan } from '../octets/octet.ts';
import { toOctetString } from '../octets/octet.ts';
import type { KnownField, RecognisedField } from '../syntax/fieldName.ts';
import { recogniseField } from '../syntax/fieldName.ts';
import type { Line } from '../syntax/line.ts';
import type { AgentLine, Group, LineRole, OtherRecord, RuleLine } from './group.ts';

/** The groups of a file as a dialect builds them, and what became of each line (in the order of the lines). */
export interface GroupedLines {
  readonly groups: readonly Group[];
  readonly roles: readonly LineRole[];
}

interface OpenGroup {
  readonly index: number;
  readonly agents: AgentLine[];
  readonly rules: RuleLine[];
  readonly others: OtherRecord[];
  extended: boolean;
  /** True once a line has ended the run of User-agent lines. */
  runEnded: boolean;
}

/** 'Robot-version: 2.0': a major version of 2 (Conner, 'An Extended Standard for Robot Exclusion'). */
function isExtendedVersion(value: string): boolean {
  return /^0*2(?:\.|$)/.test(value);
}

function endsAgentRun(
  choice: Dialect['choices']['agentRunEndedBy'],
  field: KnownField | 'unknown',
  extended: boolean,
): boolean {
  switch (choice) {
    case 'allow-or-disallow':
      return field === 'allow' || field === 'disallow';
    case 'disallow':
      return field === 'disallow';
    case 'disallow-or-allow-in-2.0':
      return field === 'disallow' || (extended && field === 'allow');
    case 'any-other-field':
      return field !== 'user-agent';
  }
}

/** Builds the groups of scanned lines the way a dialect does (RFC 9309 2.1, 1994 'The Format', draft-koster-robots-00 3.2). */
export function buildGroups(octets: Uint8Array, lines: readonly Line[], dialect: Dialect): GroupedLines {
  const { choices } = dialect;
  const groups: OpenGroup[] = [];
  let current: OpenGroup | null = null;

  const readAgent = (number: number, value: OctetSpan, by: RecognisedField['by']): LineRole => {
    if (current === null || current.runEnded) {
      current = { index: groups.length, agents: [], rules: [], others: [], extended: false, runEnded: false };
      groups.push(current);
    }
    const text = toOctetString(octets, value);
    const star = isStar(text, choices.star);
    current.agents.push({
      line: number,
      value,
      name: star ? '' : agentOfLine(text, choices.agentOfLine),
      star,
    });
    return { kind: 'agent', group: current.index, by };
  };

  const readOther = (
    number: number,
    field: KnownField | 'unknown',
    name: OctetSpan,
    value: OctetSpan,
    by: RecognisedField['by'],
  ): LineRole => {
    current?.others.push({ field, line: number, name, value });
    if (current !== null && field === 'robot-version' && choices.robotVersion === 'scopes-record') {
      current.extended ||= isExtendedVersion(toOctetString(octets, value));
    }
    const group = current?.index ?? null;
    return field === 'unknown' ? { kind: 'unknown', group } : { kind: 'other', field, group, by };
  };

  const readField = (line: Line): LineRole => {
    const { content } = line;
    if (content.kind !== 'field') return { kind: content.kind };
    const { field, by } = recogniseField(toOctetString(octets, content.name), choices.fieldNames);
    if (field === 'user-agent') return readAgent(line.number, content.value, by);
    const known = field === 'allow' && choices.allow === 'unknown' ? 'unknown' : field;
    const open = current;
    const role =
      known !== 'allow' && known !== 'disallow'
        ? readOther(line.number, known, content.name, content.value, by)
        : readRule(open, known, line.number, content.value, by);
    if (open !== null && endsAgentRun(choices.agentRunEndedBy, known, open.extended)) open.runEnded = true;
    return role;
  };

  const roles = lines.map((line) => {
    if (line.content.kind === 'blank' && choices.blankLine === 'ends-group') current = null;
    return readField(line);
  });
  return { groups, roles };
}

function readRule(
  open: OpenGroup | null,
  kind: 'allow' | 'disallow',
  line: number,
  value: OctetSpan,
  by: RecognisedField['by'],
): LineRole {
  if (open === null) return { kind: 'orphan', rule: kind, by };
  open.rules.push({ kind, line, value });
  return { kind: 'rule', group: open.index, rule: kind, by };
}

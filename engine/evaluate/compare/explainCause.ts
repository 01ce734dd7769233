import type { Dialect } from '../../dialects/dialect.ts';
import { matchingRules } from '../../matching/precedence.ts';
import { createTargetBuffer, originAsWritten, readTarget } from '../../matching/target.ts';
import { decodeUtf8 } from '../../octets/utf8.ts';
import type { AgentLine, LineRole } from '../../policy/group.ts';
import type { FileReading } from '../../policy/policy.ts';
import type { KnownField } from '../../syntax/fieldName.ts';
import type { Matcher } from '../matcher.ts';
import type { AgentReadingDifference, Cause, FieldReadingDifference } from './cause.ts';
import type { Facet } from './facets.ts';
import { differIn } from './facets.ts';

const byNumber = (a: number, b: number): number => a - b;

/** Lines of the rules that match a URL. */
function matchingLines(matcher: Matcher, url: string): ReadonlySet<number> {
  const { file, policy } = matcher;
  const target = createTargetBuffer();
  readTarget(url, file.dialect.choices.target, policy.escapes, target);
  const matches = matchingRules(policy.rules, target.octets, target.length, originAsWritten(url));
  return new Set(matches.map(({ rule }) => rule.line));
}

function linesBetween(before: Matcher, after: Matcher, url: string): readonly number[] {
  const [one, other] = [matchingLines(before, url), matchingLines(after, url)];
  const apart = [...one, ...other].filter((line) => !(one.has(line) && other.has(line)));
  if (apart.length > 0) return apart.toSorted(byNumber);
  const deciding = [before, after].map((matcher) => matcher.evaluate(url).line);
  return [...new Set(deciding)].filter((line) => line > 0).toSorted(byNumber);
}

/** The field that a line was taken for; null where it was taken for none. */
function fieldOf(role: LineRole | undefined): KnownField | null {
  switch (role?.kind) {
    case 'agent':
      return 'user-agent';
    case 'rule':
    case 'orphan':
      return role.rule;
    case 'other':
      return role.field;
    default:
      return null;
  }
}

/** The lines by which groups apply: where they are read differently, everything after them is. */
function agentLinesOf(matcher: Matcher): readonly number[] {
  return matcher.policy.selection.groups.map(({ by }) => by.line);
}

function fieldsBetween(
  before: Matcher,
  after: Matcher,
  lines: readonly number[],
): readonly FieldReadingDifference[] {
  const count = Math.max(before.file.roles.length, after.file.roles.length);
  const all: FieldReadingDifference[] = [];
  for (let index = 0; index < count; index += 1) {
    const [a, b] = [fieldOf(before.file.roles[index]), fieldOf(after.file.roles[index])];
    if (a !== b) all.push({ line: index + 1, a, b });
  }
  const relevant = new Set([...lines, ...agentLinesOf(before), ...agentLinesOf(after)]);
  const chosen = all.filter(({ line }) => relevant.has(line));
  return chosen.length > 0 ? chosen : all.slice(0, 1);
}

/** The User-agent line that a group begins with stands for the group: indexes shift where a group is split. */
function groupStart(file: FileReading, index: number): number | null {
  const role = file.roles[index];
  if (role === undefined || !('group' in role) || role.group === null) return null;
  return file.groups[role.group]?.agents[0]?.line ?? null;
}

/** The line that ends a group in one reading alone: the last that may do so before the first one grouped differently. */
function boundaryBetween(before: Matcher, after: Matcher, kind: 'blank-line' | 'agent-run-end'): number {
  const { roles } = before.file;
  const first = roles.findIndex(
    (_, index) => groupStart(before.file, index) !== groupStart(after.file, index),
  );
  const ends = (role: LineRole): boolean =>
    kind === 'blank-line'
      ? role.kind === 'blank'
      : role.kind !== 'blank' && role.kind !== 'comment' && role.kind !== 'agent';
  return first === -1 ? 0 : roles.slice(0, first).findLastIndex(ends) + 1;
}

function agentsBetween(before: Matcher, after: Matcher): readonly AgentReadingDifference[] {
  const linesOf = (matcher: Matcher): ReadonlyMap<number, AgentLine> =>
    new Map(matcher.file.groups.flatMap(({ agents }) => agents.map((agent) => [agent.line, agent] as const)));
  const [one, other] = [linesOf(before), linesOf(after)];
  const [appliesBefore, appliesAfter] = [new Set(agentLinesOf(before)), new Set(agentLinesOf(after))];
  const nameOf = (agent: AgentLine | undefined): string => (agent?.star ? '*' : (agent?.name ?? ''));
  const { octets } = before.file.source;
  return [...one.keys()]
    .filter((line) => appliesBefore.has(line) !== appliesAfter.has(line))
    .map((line) => {
      const value = one.get(line)?.value ?? { from: 0, to: 0 };
      return {
        line,
        value: decodeUtf8(octets.subarray(value.from, value.to)).text,
        a: { name: nameOf(one.get(line)), applies: appliesBefore.has(line) },
        b: { name: nameOf(other.get(line)), applies: appliesAfter.has(line) },
      };
    });
}

/**
 * What one facet does: `before` and `after` are matchers that differ in it alone, on the way from dialect `a` to `b`.
 */
export function explainCause(
  facet: Facet,
  a: Dialect,
  b: Dialect,
  before: Matcher,
  after: Matcher,
  url: string,
): Cause {
  const lines = linesBetween(before, after, url);
  const choices = facet.choices
    .filter((choice) => differIn(a, b, choice))
    .map((choice) => ({ choice, a: a.choices[choice], b: b.choices[choice] }));
  const { kind } = facet;
  switch (kind) {
    case 'file-limit':
    case 'byte-order-mark':
    case 'nul':
    case 'line-limit':
    case 'white-space':
    case 'missing-colon':
    case 'field-name':
    case 'allow-unknown':
      return { kind, choices, lines, fields: fieldsBetween(before, after, lines) };
    case 'blank-line':
    case 'agent-run-end':
      return { kind, choices, lines, boundary: boundaryBetween(before, after, kind) };
    case 'star-reading':
    case 'agent-reading':
    case 'agent-fallback':
    case 'same-agent':
      return { kind, choices, lines, agents: agentsBetween(before, after) };
    default:
      return { kind, choices, lines };
  }
}

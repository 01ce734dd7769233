import type { Dialect } from '../dialects/dialect.ts';
import type { PathRule, Precedence } from '../matching/precedence.ts';
import type { Source } from '../source.ts';
import type { Line } from '../syntax/line.ts';
import { scanLines } from '../syntax/scanLines.ts';
import { buildGroups } from './buildGroups.ts';
import type { Group, LineRole, RuleLine } from './group.ts';
import type { IgnoredRuleReason } from './readRule.ts';
import { readRule, rulesAs1996 } from './readRule.ts';
import type { GroupSelection } from './selectGroups.ts';
import { selectGroups } from './selectGroups.ts';

/** A file as one dialect reads it. */
export interface FileReading {
  readonly source: Source;
  readonly dialect: Dialect;
  readonly lines: readonly Line[];
  /** What became of each line, in the order of `lines`. */
  readonly roles: readonly LineRole[];
  readonly groups: readonly Group[];
}

/** Reads a file as a dialect does. */
export function readFile(source: Source, dialect: Dialect): FileReading {
  const lines = scanLines(source.octets, dialect.choices);
  return { source, dialect, lines, ...buildGroups(source.octets, lines, dialect) };
}

/** A rule that the dialect ignores. */
export interface IgnoredRule {
  readonly rule: RuleLine;
  readonly reason: IgnoredRuleReason;
}

/**
 * Why nothing in a file binds a crawler, whatever it says (the crawler layer): the crawler does not obey the default
 * group and none names it, does not obey robots.txt at all, or ignores a file of this size.
 */
export type UnboundReason = 'ignores-star' | 'ignores-robots-txt' | 'file-too-large';

/** What binds one crawler: the groups that apply and their rules as they are compared, in file order. */
export interface CrawlerPolicy {
  readonly selection: GroupSelection;
  readonly rules: readonly PathRule[];
  readonly ignored: readonly IgnoredRule[];
  readonly precedence: Precedence;
  readonly escapes: Dialect['choices']['escapes'];
  /** True where /robots.txt is always allowed. */
  readonly exemptsRobotsTxt: boolean;
  /** Why nothing binds the crawler; null where the file does. There are no rules then. */
  readonly unbound: UnboundReason | null;
}

function precedenceOf(dialect: Dialect, extended: boolean): Precedence {
  const choice = dialect.choices.precedence;
  if (choice !== 'first-match-or-2.0') return choice;
  return extended ? 'exact-then-longest-disallow-wins-ties' : 'first-match';
}

/** The policy of a crawler that nothing in the file binds. */
export function unboundPolicy(file: FileReading, unbound: UnboundReason): CrawlerPolicy {
  return { ...policyForSelection(file, { kind: 'none', groups: [] }), unbound };
}

/** The policy of a file for the groups of a selection. */
export function policyForSelection(file: FileReading, selection: GroupSelection): CrawlerPolicy {
  const { dialect, source } = file;
  const rules: PathRule[] = [];
  const ignored: IgnoredRule[] = [];
  for (const { group } of selection.groups) {
    for (const rule of group.rules) {
      const reading = readRule(source.octets, rule, group, dialect);
      if (reading.kind === 'read') rules.push(reading.rule);
      else ignored.push({ rule, reason: reading.reason });
    }
  }
  const first = selection.groups[0]?.group;
  const as1996 = first !== undefined && rulesAs1996(dialect, first);
  return {
    selection,
    rules,
    ignored,
    precedence: precedenceOf(dialect, first?.extended ?? false),
    escapes: as1996 ? 'decoded-except-slash' : dialect.choices.escapes,
    exemptsRobotsTxt: as1996 || dialect.choices.robotsTxt === 'always-allowed',
    unbound: null,
  };
}

/** The policy of a file for a crawler of one or more names. */
export function policyFor(file: FileReading, agents: readonly string[]): CrawlerPolicy {
  return policyForSelection(file, selectGroups(file.groups, agents, file.dialect));
}

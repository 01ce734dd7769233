import type { Dialect, DialectChoices } from '../../dialects/dialect.ts';
import type { GroupedLines } from '../../policy/buildGroups.ts';
import { buildGroups } from '../../policy/buildGroups.ts';
import type { FileReading } from '../../policy/policy.ts';
import { policyFor, unboundPolicy } from '../../policy/policy.ts';
import type { Source } from '../../source.ts';
import { headOfSource } from '../../source.ts';
import type { Line } from '../../syntax/line.ts';
import { scanLines } from '../../syntax/scanLines.ts';
import type { Matcher } from '../matcher.ts';
import { createMatcher } from '../matcher.ts';

const lineChoices: readonly (keyof DialectChoices)[] = [
  'byteOrderMark',
  'whiteSpace',
  'nul',
  'lineOctets',
  'missingColon',
];

const groupChoices: readonly (keyof DialectChoices)[] = [
  'fieldNames',
  'allow',
  'blankLine',
  'agentRunEndedBy',
  'robotVersion',
  'agentOfLine',
  'star',
];

function keyOf(dialect: Dialect, choices: readonly (keyof DialectChoices)[]): string {
  return JSON.stringify(choices.map((choice) => dialect.choices[choice]));
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

/**
 * Matchers of one file and one crawler for any number of dialects, invented ones too. Dialects that agree on how lines
 * are read share their lines, and those that agree on groups share these as well.
 */
export function createReadings(
  source: Source,
  agents: readonly string[],
  applyLimits: boolean,
): (dialect: Dialect) => Matcher {
  const heads = new Map<string, Source>();
  const lines = new Map<string, readonly Line[]>();
  const groups = new Map<string, GroupedLines>();
  const matchers = new Map<string, Matcher>();

  const make = (dialect: Dialect): Matcher => {
    const { fileOctets, oversizeFile } = dialect.choices;
    const isOver = applyLimits && fileOctets !== 'unlimited' && source.octets.length > fileOctets;
    const length = isOver && oversizeFile === 'rest-ignored' ? fileOctets : source.octets.length;
    const head = remember(heads, String(length), () => headOfSource(source, length));
    const lineKey = `${length} ${keyOf(dialect, lineChoices)}`;
    const scanned = remember(lines, lineKey, () => scanLines(head.octets, dialect.choices));
    const grouped = remember(groups, lineKey + keyOf(dialect, groupChoices), () =>
      buildGroups(head.octets, scanned, dialect),
    );
    const file: FileReading = { source: head, dialect, lines: scanned, ...grouped };
    const isIgnored = isOver && oversizeFile === 'file-ignored';
    return createMatcher(file, isIgnored ? unboundPolicy(file, 'file-too-large') : policyFor(file, agents));
  };
  const known = new WeakMap<Dialect, Matcher>();
  return (dialect) => {
    const found = known.get(dialect);
    if (found !== undefined) return found;
    const matcher = remember(matchers, `${dialect.id} ${JSON.stringify(dialect.choices)}`, () =>
      make(dialect),
    );
    known.set(dialect, matcher);
    return matcher;
  };
}

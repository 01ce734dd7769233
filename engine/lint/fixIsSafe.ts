import { crawlers } from '../crawlers/crawlers.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { dialects } from '../dialects/index.ts';
import type { PathPattern } from '../matching/pathPattern.ts';
import type { PathRule } from '../matching/precedence.ts';
import { toOctetString } from '../octets/octet.ts';
import { decodeUtf8 } from '../octets/utf8.ts';
import type { CrawlerPolicy, FileReading } from '../policy/policy.ts';
import { policyForSelection, readFile } from '../policy/policy.ts';
import { selectGroups } from '../policy/selectGroups.ts';
import type { Source } from '../source.ts';
import { sourceFromOctets } from '../source.ts';

/** A name that no file has: it stands for every crawler that nothing names. */
const unnamed = 'nobody-names-this-crawler';

/** Crawlers for which it matters whether a group names them, and not only what it says: it silences `*` or a fallback. */
const namingMatters: ReadonlySet<string> = new Set(
  crawlers
    .filter(({ fallbacks, ignoresStar }) => fallbacks.length > 0 || ignoresStar)
    .map(({ token }) => token.toLowerCase()),
);

const catalogueNames: readonly string[] = crawlers.map(({ token }) => token.toLowerCase());

function patternKey({ segments, anchoredAtEnd, specificity }: PathPattern): string {
  const texts = segments.map((segment) => toOctetString(segment, { from: 0, to: segment.length }));
  // '\u0100' can't be an octet, so it stands for the wildcard without doubt.
  return `${specificity}\u0101${anchoredAtEnd ? '$' : ''}${texts.join('\u0100')}`;
}

function ruleKey({ pattern, alternative, origin }: PathRule): string {
  return [patternKey(pattern), alternative === null ? '' : patternKey(alternative), origin ?? ''].join(
    '\u0102',
  );
}

function isEverything({ pattern, origin }: PathRule): boolean {
  const [first, ...others] = pattern.segments;
  return origin === null && first?.length === 0 && others.length === 0 && !pattern.anchoredAtEnd;
}

/** First match decides: the order counts only where an Allow and a Disallow change places. */
function orderedKey(rules: readonly PathRule[]): string {
  const seen = new Set<string>();
  const runs: { readonly allow: boolean; readonly keys: string[] }[] = [];
  for (const rule of rules) {
    const key = ruleKey(rule);
    if (seen.has(key)) continue;
    seen.add(key);
    const run = runs.at(-1);
    if (run?.allow === rule.allow) run.keys.push(key);
    else runs.push({ allow: rule.allow, keys: [key] });
    if (isEverything(rule)) break;
  }
  // What no rule matches is allowed anyway.
  if (runs.at(-1)?.allow) runs.pop();
  return runs.map(({ allow, keys }) => `${allow}\u0103${keys.toSorted().join('\u0104')}`).join('\u0105');
}

/** The order does not count; of one pattern said both ways, one wins. */
function unorderedKey(rules: readonly PathRule[], allowWins: boolean): string {
  const kinds = new Map<string, boolean>();
  for (const rule of rules) {
    if (allowWins && rule.pattern.specificity === 0) continue;
    const key = ruleKey(rule);
    const known = kinds.get(key);
    kinds.set(key, known === undefined || known === rule.allow ? rule.allow : allowWins);
  }
  if (![...kinds.values()].includes(false)) return '';
  return [...kinds]
    .map(([key, allow]) => `${allow}\u0103${key}`)
    .toSorted()
    .join('\u0104');
}

/** Two policies with the same key give every URL the same verdict; the converse does not hold. */
function policyKey(policy: CrawlerPolicy): string {
  const { rules, precedence, escapes, exemptsRobotsTxt } = policy;
  const key =
    precedence === 'first-match'
      ? orderedKey(rules)
      : unorderedKey(rules, precedence === 'longest-allow-wins-ties');
  return key === '' ? '' : [precedence, escapes, exemptsRobotsTxt, key].join('\u0106');
}

/** A file in one dialect, with the key of each crawler's policy; groups that are selected together are compiled once. */
interface KeyedReading {
  readonly names: readonly string[];
  readonly keyFor: (name: string) => string;
}

/** The names on a file's User-agent lines as a crawler would have to be called, in lower case. */
function namesOf(file: FileReading): readonly string[] {
  const names = new Set(file.groups.flatMap(({ agents }) => agents.map(({ name }) => name)));
  return [...names].map((name) => decodeUtf8(Uint8Array.from(name, (unit) => unit.charCodeAt(0))).text);
}

function keyedReading(source: Source, dialect: Dialect): KeyedReading {
  const file = readFile(source, dialect);
  const keys = new Map<string, string>();
  return {
    names: namesOf(file),
    keyFor: (name) => {
      const selection = selectGroups(file.groups, [name], dialect);
      const chosen = selection.groups.map(({ group }) => group.index).join(' ');
      let key = keys.get(chosen);
      if (key === undefined) {
        key = policyKey(policyForSelection(file, selection));
        keys.set(chosen, key);
      }
      return namingMatters.has(name) && selection.kind === 'named' ? `named ${key}` : key;
    },
  };
}

/** The least number of octets from which some crawler stops reading or drops the file. */
const smallestLimit = Math.min(
  ...dialects.flatMap(({ choices }) => (choices.fileOctets === 'unlimited' ? [] : [choices.fileOctets])),
);

/** Answers whether changed octets keep every verdict of one file. */
export interface SafetyProof {
  readonly holdsFor: (after: Uint8Array) => boolean;
}

/**
 * Proves that a change keeps the verdict of every URL in every dialect, for every crawler that either file names, every
 * entry of the catalogue, and one that nothing names. Sound, not complete: true is a proof, false may be caution.
 */
export function createSafetyProof(before: Source): SafetyProof {
  const readings = new Map<Dialect, KeyedReading>();
  const readingBefore = (dialect: Dialect): KeyedReading => {
    const known = readings.get(dialect) ?? keyedReading(before, dialect);
    readings.set(dialect, known);
    return known;
  };
  return {
    holdsFor: (after) => {
      if (Math.max(before.octets.length, after.length) > smallestLimit) return false;
      const source = sourceFromOctets(after);
      return dialects.every((dialect) => {
        const [old, changed] = [readingBefore(dialect), keyedReading(source, dialect)];
        const names = new Set([unnamed, ...catalogueNames, ...old.names, ...changed.names]);
        return [...names].every((name) => old.keyFor(name) === changed.keyFor(name));
      });
    },
  };
}

/** True where it is proved that two files give every crawler the same verdicts in every dialect. */
export function fixIsSafe(before: Source, after: Source): boolean {
  return createSafetyProof(before).holdsFor(after.octets);
}

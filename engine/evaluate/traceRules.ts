import type { ConsumedSpan, PathPattern } from '../matching/pathPattern.ts';
import { matchPattern } from '../matching/pathPattern.ts';
import type { Precedence, RuleMatch } from '../matching/precedence.ts';
import { decidingMatch, isExact, matchingRules } from '../matching/precedence.ts';
import type { OctetSpan } from '../octets/octet.ts';
import { toLowerAscii, toOctetString } from '../octets/octet.ts';
import { decodeUtf8 } from '../octets/utf8.ts';
import type { RuleLine } from '../policy/group.ts';
import type { CrawlerPolicy, FileReading } from '../policy/policy.ts';
import type { IgnoredRuleReason } from '../policy/readRule.ts';

/** What one part of a pattern consumed of the target, in octets of the target as compared. */
export interface PatternPiece extends OctetSpan {
  readonly kind: 'literal' | 'wildcard' | 'end';
  /** The part of the pattern as compared, for showing: literal octets, '*', or for the end '$' ('' in a 2.0 record, where it goes without saying). */
  readonly text: string;
}

/**
 * Why a matching rule did not decide.
 * - 'shorter': another is longer; 'no-effect': it has no value, and another has one.
 * - 'tie-allow-wins', 'tie-disallow-wins': another of the same length, of the kind that wins ties.
 * - 'tie-earlier-line': another that says the same, with the same length, stands before it.
 * - 'later-line': the first matching line decides, and it stands before.
 * - 'wildcard-against-exact': another matches without a wildcard.
 * - 'robots-txt-exempt': /robots.txt is always allowed.
 */
export type LossReason =
  | 'shorter'
  | 'no-effect'
  | 'tie-allow-wins'
  | 'tie-disallow-wins'
  | 'tie-earlier-line'
  | 'later-line'
  | 'wildcard-against-exact'
  | 'robots-txt-exempt';

/** What became of a rule that matches. */
export type RuleOutcome =
  | {
      readonly kind: 'won';
      /** The reason why the strongest loser lost; 'only-match' where nothing else matches. */
      readonly by: LossReason | 'only-match';
    }
  | { readonly kind: 'lost'; readonly reason: LossReason };

/** A rule that matches the target. */
export interface TracedRule {
  /** 1-based. */
  readonly line: number;
  readonly kind: 'allow' | 'disallow';
  /** Its value as written. */
  readonly value: string;
  /** Where its value stands, in octets of the source. */
  readonly span: OctetSpan;
  /** The match length by which longest-match dialects decide, in octets. */
  readonly specificity: number;
  /** 'directory' where not the pattern itself matched but its directory (Google's reading of …/index.html). */
  readonly matchedAs: 'pattern' | 'directory';
  readonly pieces: readonly PatternPiece[];
  readonly outcome: RuleOutcome;
}

/**
 * Why a line that looks like a rule is none.
 * - 'empty-value', 'value-without-slash', 'value-is-url': as the dialect reads values.
 * - 'other-origin': a whole URL of another origin.
 * - 'allow-unknown': the dialect does not know Allow.
 * - 'no-group': no User-agent line stands before it.
 */
export type IgnoredLineReason = IgnoredRuleReason | 'other-origin' | 'allow-unknown' | 'no-group';

/** A rule that the dialect does not consider. */
export interface IgnoredLine {
  /** 1-based. */
  readonly line: number;
  readonly kind: 'allow' | 'disallow';
  readonly value: string;
  readonly span: OctetSpan;
  readonly reason: IgnoredLineReason;
}

/** What each rule of the groups that apply had to say. */
export interface RuleTrace {
  /** In file order. */
  readonly matching: readonly TracedRule[];
  /** In file order. */
  readonly ignored: readonly IgnoredLine[];
  /** How many rules don't match. */
  readonly notMatching: number;
}

const shown = (octets: Uint8Array): string => decodeUtf8(octets).text;

function traceable(file: FileReading, span: OctetSpan): { readonly value: string; readonly span: OctetSpan } {
  return { value: shown(file.source.octets.subarray(span.from, span.to)), span };
}

/** Joins what the parts of a pattern consumed to the parts themselves; `end` is how its end is written. */
function piecesOf(
  pattern: PathPattern,
  spans: readonly ConsumedSpan[],
  length: number,
  end: string,
): readonly PatternPiece[] {
  const literals = pattern.segments.filter((segment) => segment.length > 0);
  let literal = 0;
  const pieces: PatternPiece[] = spans.map((span) => {
    if (span.kind === 'wildcard') return { ...span, text: '*' };
    const text = shown(literals[literal] ?? new Uint8Array());
    literal += 1;
    return { ...span, text };
  });
  if (pattern.anchoredAtEnd) pieces.push({ kind: 'end', from: length, to: length, text: end });
  return pieces;
}

/** Why `loser` lost to `winner`. */
function lossReason(loser: RuleMatch, winner: RuleMatch, precedence: Precedence): LossReason {
  if (precedence === 'first-match') return 'later-line';
  const longer = winner.pattern.specificity - loser.pattern.specificity;
  if (longer > 0 && loser.pattern.specificity === 0) return 'no-effect';
  if (precedence === 'exact-then-longest-disallow-wins-ties')
    if (isExact(winner.pattern) && !isExact(loser.pattern)) return 'wildcard-against-exact';
  if (longer > 0) return 'shorter';
  if (loser.rule.allow === winner.rule.allow) return 'tie-earlier-line';
  return winner.rule.allow ? 'tie-allow-wins' : 'tie-disallow-wins';
}

/** From the weakest claim to the strongest. */
const strength: readonly LossReason[] = [
  'no-effect',
  'later-line',
  'shorter',
  'wildcard-against-exact',
  'tie-earlier-line',
  'tie-allow-wins',
  'tie-disallow-wins',
];

function outcomesOf(
  matches: readonly RuleMatch[],
  precedence: Precedence,
  exempt: boolean,
): ReadonlyMap<RuleMatch, RuleOutcome> {
  const winner = exempt ? null : decidingMatch(matches, precedence);
  const outcomes = new Map<RuleMatch, RuleOutcome>();
  let by: LossReason | 'only-match' = 'only-match';
  for (const match of matches) {
    if (match === winner) continue;
    const reason = winner === null ? 'robots-txt-exempt' : lossReason(match, winner, precedence);
    outcomes.set(match, { kind: 'lost', reason });
    if (by === 'only-match' || strength.indexOf(reason) > strength.indexOf(by)) by = reason;
  }
  if (winner !== null) outcomes.set(winner, { kind: 'won', by });
  return outcomes;
}

function traceRule(
  file: FileReading,
  written: RuleLine,
  { rule, pattern }: RuleMatch,
  target: Uint8Array,
  outcome: RuleOutcome,
  end: string,
): TracedRule {
  const spans = matchPattern(pattern, target, target.length) ?? [];
  return {
    line: rule.line,
    kind: written.kind,
    ...traceable(file, written.value),
    specificity: pattern.specificity,
    matchedAs: pattern === rule.pattern ? 'pattern' : 'directory',
    pieces: piecesOf(pattern, spans, target.length, end),
    outcome,
  };
}

/** Allow lines of the groups that apply, where the dialect does not know the field. */
function unknownAllows(file: FileReading, policy: CrawlerPolicy): readonly IgnoredLine[] {
  if (file.dialect.choices.allow === 'known') return [];
  return policy.selection.groups.flatMap(({ group }) =>
    group.others
      .filter(({ name }) => toLowerAscii(toOctetString(file.source.octets, name)) === 'allow')
      .map(({ line, value }) => ({
        line,
        kind: 'allow' as const,
        ...traceable(file, value),
        reason: 'allow-unknown' as const,
      })),
  );
}

/** Rules that no User-agent line stands before: nobody's. */
function orphans(file: FileReading): readonly IgnoredLine[] {
  return file.roles.flatMap((role, index) => {
    const line = file.lines[index];
    if (role.kind !== 'orphan' || line?.content.kind !== 'field') return [];
    const { value } = line.content;
    return [{ line: line.number, kind: role.rule, ...traceable(file, value), reason: 'no-group' as const }];
  });
}

/** What a trace needs of a policy whatever the URL. */
interface WrittenRules {
  readonly byLine: ReadonlyMap<number, RuleLine>;
  readonly ignored: readonly IgnoredLine[];
}

function readWritten(file: FileReading, policy: CrawlerPolicy): WrittenRules {
  const ofValue = policy.ignored.map(({ rule, reason }) => ({
    line: rule.line,
    kind: rule.kind,
    ...traceable(file, rule.value),
    reason,
  }));
  return {
    byLine: new Map(
      policy.selection.groups.flatMap(({ group }) => group.rules.map((rule) => [rule.line, rule] as const)),
    ),
    ignored: [...orphans(file), ...unknownAllows(file, policy), ...ofValue],
  };
}

const known = new WeakMap<CrawlerPolicy, WrittenRules>();

function writtenRules(file: FileReading, policy: CrawlerPolicy): WrittenRules {
  const found = known.get(policy) ?? readWritten(file, policy);
  known.set(policy, found);
  return found;
}

/**
 * What each rule of a policy had to say about a target (octets as the dialect compares them). `origin` is the URL's, as
 * written and in lower case; `exempt` is true where the dialect allows the target whatever the rules say.
 */
export function traceRules(
  file: FileReading,
  policy: CrawlerPolicy,
  target: Uint8Array,
  origin: string | null,
  exempt: boolean,
): RuleTrace {
  const { byLine, ignored } = writtenRules(file, policy);
  const end = policy.precedence === 'exact-then-longest-disallow-wins-ties' ? '' : '$';
  const matches = matchingRules(policy.rules, target, target.length, origin);
  const outcomes = outcomesOf(matches, policy.precedence, exempt);
  const matching = matches.flatMap((match) => {
    const rule = byLine.get(match.rule.line);
    const outcome = outcomes.get(match);
    return rule === undefined || outcome === undefined
      ? []
      : [traceRule(file, rule, match, target, outcome, end)];
  });
  const ofOtherOrigin = policy.rules.filter((rule) => rule.origin !== null && rule.origin !== origin);
  const ofOther = ofOtherOrigin.flatMap(({ line }): readonly IgnoredLine[] => {
    const rule = byLine.get(line);
    return rule === undefined
      ? []
      : [{ line, kind: rule.kind, ...traceable(file, rule.value), reason: 'other-origin' }];
  });
  return {
    matching,
    ignored: [...ignored, ...ofOther].toSorted((a, b) => a.line - b.line),
    notMatching: policy.rules.length - matches.length - ofOtherOrigin.length,
  };
}

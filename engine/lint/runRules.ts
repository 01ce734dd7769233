import { dialects } from '../dialects/index.ts';
import type { Source } from '../source.ts';
import type { Said } from './causes.ts';
import { causesAmong } from './causes.ts';
import { applyEditsToOctets, editsOverlap, sortEdits } from './edits.ts';
import type { Finding, Fix, RelatedPlace, Severity } from './finding.ts';
import { renderMessage } from './finding.ts';
import { createSafetyProof } from './fixIsSafe.ts';
import type { LintContext } from './lintContext.ts';
import { createLintContext } from './lintContext.ts';
import type { LintOptions } from './lintOptions.ts';
import type { LintRule, ProposedFix, RuleFinding, RuleFindingPlace } from './lintRule.ts';

/**
 * How much may be spent on proofs in one run, in octets to be read again, a User-agent line counting as a hundred, since
 * each name is asked about, and each reading as 200. Beyond it a fix does not count as safe.
 */
const proofBudget = { exact: 400_000, fast: 40_000 };

/** The same for fixes that show by their lines to be safe; there may be thousands. */
const lineBudget = 1_000_000;

/** What reasoning about every URL may cost in one run, counted the same way, and how many places one proof may look at. */
const reasoning = { budget: 30_000, maxStates: 5_000 };

const everyDialect = dialects.map(({ id }) => id);

/** Decides whether a fix for a finding of some severity is safe. */
type FixJudge = (fix: ProposedFix, severity: Severity) => boolean;

/**
 * Decides which fixes are safe: those that are proven to be. What their lines do not show is proven of the whole file, and
 * what the words of two files leave open is reasoned about, hints aside: of style there may be hundreds.
 */
function createFixJudge(context: LintContext): FixJudge {
  const proof = createSafetyProof(context.source);
  const names = context.groups.reduce((sum, { agents }) => sum + agents.length, 0);
  const cost = context.source.octets.length + 100 * names + 200;
  let left = context.exact ? proofBudget.exact : proofBudget.fast;
  let leftForLines = lineBudget;
  let leftToReason = context.exact ? reasoning.budget : 0;
  return ({ edits }, severity) => {
    if (leftForLines > 0) {
      const { holds, octets } = proof.holdsByLines(edits);
      leftForLines -= octets + 200;
      if (holds) return true;
    }
    left -= cost;
    if (left < 0) return false;
    const after = applyEditsToOctets(context.source, edits);
    if (proof.holdsFor(after)) return true;
    if (severity === 'hint') return false;
    leftToReason -= cost;
    return leftToReason >= 0 && proof.holdsForEveryUrl(after, reasoning.maxStates);
  };
}

/** The findings of a rule with those that are said once a file brought together at their first place. */
function mergeOnce(rule: LintRule, found: readonly RuleFinding[]): readonly RuleFinding[] {
  const { once } = rule;
  if (once === undefined) return found;
  const keyOf = ({ messageId, severity, data }: RuleFinding): string =>
    once === 'data' ? JSON.stringify([messageId, severity, data]) : messageId;
  const places = new Map<string, RuleFinding[]>();
  for (const finding of found) {
    if (typeof once !== 'string' && !once.includes(finding.messageId)) continue;
    const known = places.get(keyOf(finding));
    if (known === undefined) places.set(keyOf(finding), [finding]);
    else known.push(finding);
  }
  return found.flatMap((finding) => {
    const same = places.get(keyOf(finding));
    if (same === undefined) return [finding];
    return same[0] === finding ? [mergedFinding(finding, same.slice(1))] : [];
  });
}

function mergedFinding(first: RuleFinding, others: readonly RuleFinding[]): RuleFinding {
  const places = others.map(
    ({ span, messageId, data }): RuleFindingPlace => ({ span, messageId, data: data ?? {} }),
  );
  const edits = [first, ...others].flatMap(({ fix }) => fix?.edits ?? []);
  const fix = first.fix === undefined ? {} : { fix: { ...first.fix, edits } };
  return { ...first, ...fix, related: [...(first.related ?? []), ...places] };
}

function messageOf(rule: LintRule, { messageId, data }: RuleFindingPlace | RuleFinding): string {
  return renderMessage(rule.messages[messageId] ?? messageId, data ?? {});
}

function toPlace(
  rule: LintRule,
  place: RuleFindingPlace | RuleFinding,
  { lineAt }: LintContext,
): RelatedPlace {
  return { line: lineAt(place.span.from), span: place.span, message: messageOf(rule, place) };
}

function toFinding(rule: LintRule, found: RuleFinding, context: LintContext, isSafe: FixJudge): Finding {
  const related = (found.related ?? []).map((place) => toPlace(rule, place, context));
  const severity = found.severity ?? rule.severity;
  return {
    id: rule.id,
    severity,
    line: context.lineAt(found.span.from),
    span: found.span,
    messageId: found.messageId,
    data: found.data ?? {},
    message: messageOf(rule, found),
    dialects: found.dialects ?? (rule.dialects === 'all' ? everyDialect : rule.dialects),
    crawlers: found.crawlers ?? rule.crawlers ?? [],
    related,
    ...(found.fix === undefined ? {} : { fix: toFix(found.fix, severity, isSafe) }),
  };
}

function toFix(proposed: ProposedFix, severity: Severity, isSafe: FixJudge): Fix {
  const edits = sortEdits(proposed.edits);
  const safe = !editsOverlap(edits) && isSafe({ ...proposed, edits }, severity);
  const changes = safe || proposed.changes === undefined ? {} : { changes: proposed.changes };
  return { label: proposed.label, safe, edits, ...changes };
}

/** What a rule reports, on its way to being the linter's findings. */
interface Report {
  readonly rule: LintRule;
  readonly found: readonly RuleFinding[];
}

/** Drops what a more specific rule says better of the same line. */
function withoutSuperseded(reports: readonly Report[], context: LintContext): readonly Report[] {
  const hidden = new Map<string, Set<number>>();
  const lineOf = ({ span }: RuleFinding): number => context.lineAt(span.from);
  for (const { rule, found } of reports) {
    for (const id of rule.supersedes === 'all' ? [] : rule.supersedes) {
      const lines = hidden.get(id) ?? new Set();
      for (const finding of found) lines.add(lineOf(finding));
      hidden.set(id, lines);
    }
  }
  return reports.map(({ rule, found }) => {
    const lines = hidden.get(rule.id);
    return {
      rule,
      found: lines === undefined ? found : found.filter((finding) => !lines.has(lineOf(finding))),
    };
  });
}

/** What the rules report; where one hides all others, the others are not even asked. */
function askRules(rules: readonly LintRule[], context: LintContext): readonly Report[] {
  const ask = (rule: LintRule): Report => ({ rule, found: [...rule.check(context)] });
  const alone = rules.filter(({ supersedes }) => supersedes === 'all');
  for (const rule of alone) {
    const report = ask(rule);
    if (report.found.length > 0) return [report];
  }
  const others = rules.filter((rule) => !alone.includes(rule));
  return withoutSuperseded(others.map(ask), context);
}

const weights = { error: 0, warning: 1, info: 2, hint: 3 };

function compareFindings(a: Finding, b: Finding): number {
  return a.line - b.line || weights[a.severity] - weights[b.severity] || a.span.from - b.span.from;
}

/** True where a file came: what a server sends beside another status is no robots.txt. */
function hasFile({ fetch }: LintOptions): boolean {
  if (fetch === undefined) return true;
  const { result } = fetch;
  return result.kind === 'response' && result.status >= 200 && result.status < 300;
}

/** Runs some rules over a file; the findings are sorted by line, then by severity. */
export function runRules(
  rules: readonly LintRule[],
  source: Source,
  options: LintOptions = {},
): readonly Finding[] {
  const context = createLintContext(source, options);
  const asked = hasFile(options) ? rules : rules.filter(({ subject }) => subject === 'fetch');
  const isSafe = createFixJudge(context);
  const said = askRules(asked, context).flatMap(({ rule, found }) =>
    mergeOnce(rule, found).map((finding): Said => ({ rule, finding })),
  );
  const causes = causesAmong(said, context);
  const places = new Map<Said, readonly RelatedPlace[]>();
  for (const [{ rule, finding }, cause] of causes) {
    const own = [finding, ...(finding.related ?? [])].map((place) => toPlace(rule, place, context));
    places.set(cause, [...(places.get(cause) ?? []), ...own]);
  }
  return said
    .filter((one) => !causes.has(one))
    .map((one): Finding => {
      const finding = toFinding(one.rule, one.finding, context, isSafe);
      return { ...finding, related: [...finding.related, ...(places.get(one) ?? [])] };
    })
    .toSorted(compareFindings);
}

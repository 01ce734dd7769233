import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, applyEditsToOctets, editsOverlap } from '../lint/edits.ts';
import type { Finding, MessageData, Severity } from '../lint/finding.ts';
import { createSafetyProof } from '../lint/fixIsSafe.ts';
import { createLintContext } from '../lint/lintContext.ts';
import type { LintOptions } from '../lint/lintOptions.ts';
import type { LintRule, RuleDocs, RuleExample } from '../lint/lintRule.ts';
import { runRules } from '../lint/runRules.ts';
import type { Source } from '../source.ts';
import { sourceFromOctets, sourceFromText } from '../source.ts';
import { robotsOctets } from './generators.ts';

/** What a case expects of one finding; what is left out is not looked at. */
export interface ExpectedFinding {
  readonly messageId: string;
  readonly data?: MessageData;
  readonly severity?: Severity;
  /** 'line:column-line:column' of the span, both 1-based, columns in UTF-16 units, the end excluded. */
  readonly at?: string;
  /** The whole text after the fix; null where there must be no fix. */
  readonly fixed?: string | null;
  readonly safe?: boolean;
  /** Lines of the related places. */
  readonly related?: readonly number[];
  readonly crawlers?: readonly string[];
}

/** One row of a rule's table: a file and all that the rule says of it. */
export type RuleCase = {
  /** Where the text does not say it. */
  readonly name?: string;
  readonly context?: LintOptions;
  /** All findings, in order. */
  readonly findings: readonly ExpectedFinding[];
} & ({ readonly text: string } | { readonly octets: string | Uint8Array });

/** The source of a case or an example; octets are given as they are or in base64. */
function sourceOf(example: RuleExample | RuleCase): Source {
  if ('text' in example) return sourceFromText(example.text);
  const { octets } = example;
  return sourceFromOctets(
    typeof octets === 'string' ? new Uint8Array(Buffer.from(octets, 'base64')) : octets,
  );
}

/** A place in a text as 'line:column', both 1-based. */
function placeOf(source: Source, unit: number): string {
  const context = createLintContext(source, {});
  const line = context.lineAt(unit);
  return `${line}:${unit - (context.lines[line - 1]?.span.from ?? 0) + 1}`;
}

/** The whole text after a finding's fix; undefined without one. */
function fixedText(source: Source, { fix }: Finding): string | undefined {
  return fix === undefined ? undefined : applyEdits(source.text, fix.edits);
}

function checkFinding(source: Source, finding: Finding, expected: ExpectedFinding): void {
  expect(finding.messageId).toBe(expected.messageId);
  if (expected.data !== undefined) expect(finding.data).toEqual(expected.data);
  if (expected.severity !== undefined) expect(finding.severity).toBe(expected.severity);
  if (expected.at !== undefined)
    expect(`${placeOf(source, finding.span.from)}-${placeOf(source, finding.span.to)}`).toBe(expected.at);
  if (expected.fixed !== undefined) expect(fixedText(source, finding) ?? null).toBe(expected.fixed);
  if (expected.safe !== undefined) expect(finding.fix?.safe).toBe(expected.safe);
  if (expected.related !== undefined)
    expect(finding.related.map(({ line }) => line)).toEqual(expected.related);
  if (expected.crawlers !== undefined) expect(finding.crawlers).toEqual(expected.crawlers);
}

function isProved(before: Source, after: Uint8Array): boolean {
  const proof = createSafetyProof(before);
  return proof.holdsFor(after) || proof.holdsForEveryUrl(after, 50_000);
}

/** What holds of every finding of every rule. */
function checkSoundness(
  rule: LintRule,
  source: Source,
  findings: readonly Finding[],
  options: LintOptions,
): void {
  for (const finding of findings) {
    const { span, fix, message, related } = finding;
    for (const { from, to } of [span, ...related.map((place) => place.span), ...(fix?.edits ?? [])]) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThanOrEqual(from);
      expect(to).toBeLessThanOrEqual(source.text.length);
    }
    expect(message).not.toMatch(/\{\w+\}/);
    if (fix === undefined) continue;
    expect(rule.fix).not.toBe('none');
    expect(fix.edits).not.toEqual([]);
    expect(editsOverlap(fix.edits)).toBe(false);
    const octets = applyEditsToOctets(source, fix.edits);
    if (fix.safe) expect(isProved(source, octets)).toBe(true);
    const same = ({ messageId }: Finding): boolean => messageId === finding.messageId;
    const after = runRules([rule], sourceFromOctets(octets), options).filter(same);
    expect(after.length).toBeLessThan(findings.filter(same).length);
  }
}

function nameOf(example: RuleExample | RuleCase): string {
  if ('name' in example && example.name !== undefined) return example.name;
  if ('note' in example && example.note !== undefined) return example.note;
  return 'text' in example ? JSON.stringify(example.text).slice(0, 120) : 'octets';
}

/** Fixed, so that a run can be repeated; fast-check prints the counterexample. */
const seed = 9309;

/**
 * Tests a rule: its table, its docs (each incorrect example yields it, no correct one does), and what holds of every
 * rule: spans lie in the file, placeholders are filled, a fix removes its finding, a safe fix is proved, nothing throws.
 */
export function testRule(rule: LintRule, docs: RuleDocs, cases: readonly RuleCase[]): void {
  const run = (example: RuleExample | RuleCase): readonly Finding[] =>
    runRules([rule], sourceOf(example), example.context);

  describe(rule.id, () => {
    test('is worded as every rule is', () => {
      expect(rule.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(docs.id).toBe(rule.id);
      expect(docs.summary).toMatch(/^(?!(?:Disallow|Require|Warn about|Note) )['A-Z].*[^.]$/);
      expect(docs.why).toMatch(/\.$/);
      for (const message of Object.values(rule.messages)) expect(message).toMatch(/[.!?]$/);
      expect(docs.incorrect.length).toBeGreaterThan(0);
      expect(docs.correct.length).toBeGreaterThan(0);
      expect(docs.sources.length).toBeGreaterThan(0);
      for (const { url } of docs.sources) expect(url).toMatch(/^https?:\/\//);
    });

    test.each(cases.map((row) => ({ row, title: nameOf(row) })))('$title', ({ row }) => {
      const findings = run(row);
      expect(findings.map(({ messageId }) => messageId)).toEqual(
        row.findings.map(({ messageId }) => messageId),
      );
      for (const [index, expected] of row.findings.entries()) {
        const finding = findings[index];
        if (finding !== undefined) checkFinding(sourceOf(row), finding, expected);
      }
      checkSoundness(rule, sourceOf(row), findings, row.context ?? {});
    });

    test.each(docs.incorrect.map((example) => ({ example, title: nameOf(example) })))(
      'incorrect: $title',
      ({ example }) => {
        const findings = run(example);
        expect(findings.length).toBeGreaterThan(0);
        checkSoundness(rule, sourceOf(example), findings, example.context ?? {});
      },
    );

    test.each(docs.correct.map((example) => ({ example, title: nameOf(example) })))(
      'correct: $title',
      ({ example }) => {
        expect(run(example)).toEqual([]);
      },
    );

    test('takes any octets', () => {
      fc.assert(
        fc.property(robotsOctets, (octets) => {
          const source = sourceFromOctets(octets);
          for (const { span, fix } of runRules([rule], source)) {
            expect(span.to).toBeLessThanOrEqual(source.text.length);
            for (const edit of fix?.edits ?? []) expect(edit.to).toBeLessThanOrEqual(source.text.length);
          }
        }),
        { seed, numRuns: 60 },
      );
    });
  });
}

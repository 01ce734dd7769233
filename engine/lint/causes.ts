import type { LintContext } from './lintContext.ts';
import type { LintRule, RuleFinding } from './lintRule.ts';

/** A finding with the rule that reports it. */
export interface Said {
  readonly rule: LintRule;
  readonly finding: RuleFinding;
}

/**
 * The findings that only follow from a mistake which another rule reports, each with the finding that reports it: the
 * rules below a misspelt User-agent line belong to nobody, and that is one mistake.
 */
export function causesAmong(said: readonly Said[], { lineAt }: LintContext): ReadonlyMap<Said, Said> {
  const causes = new Map<Said, Said>();
  const consequences = said.filter(({ finding }) => finding.consequenceOf !== undefined);
  if (consequences.length === 0) return causes;
  const keyOf = (rule: string, line: number): string => `${line} ${rule}`;
  const byPlace = new Map(
    said.map((one) => [keyOf(one.rule.id, lineAt(one.finding.span.from)), one] as const),
  );
  for (const one of consequences) {
    const { line = 0, rules = [] } = one.finding.consequenceOf ?? {};
    const cause = rules.map((rule) => byPlace.get(keyOf(rule, line))).find((found) => found !== undefined);
    if (cause !== undefined) causes.set(one, cause);
  }
  return causes;
}

import type { Preference } from '../directives/contentSignal.ts';
import type { LintField } from './lintContext.ts';
import type { RuleFinding } from './lintRule.ts';

/** What may be wrong with a preference, as message ids. */
export type PreferenceProblem = Exclude<Preference['problem'], 'none'>;

/** A finding for each preference of a field's value that has a problem. */
export function preferenceFindings(
  { valueSpan }: LintField,
  preferences: readonly Preference[],
): readonly RuleFinding<PreferenceProblem>[] {
  return preferences.flatMap(({ key, value, from, to, problem }) =>
    problem === 'none'
      ? []
      : [
          {
            messageId: problem,
            data: { key, value },
            span: { from: valueSpan.from + from, to: valueSpan.from + to },
          },
        ],
  );
}

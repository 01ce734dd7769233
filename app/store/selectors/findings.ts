import type { Case, Finding, Source } from '../../../engine/index.ts';
import type { AnalysisSlice, Linter } from '../analysisSlice.ts';
import { isEmptyCase } from '../isEmptyCase.ts';
import { memoizeLast } from '../memoize.ts';
import { robotsOf, sourceOf } from './source.ts';
import { selectSiteOrigin } from './urlRows.ts';

/** Files of more UTF-16 units are checked by a worker: what comes of them is late. */
const promptLength = 64 * 1024;

const none: readonly Finding[] = [];

const weights = { error: 0, warning: 1, info: 2, hint: 3 } as const;

const lintLast = memoizeLast((linter: Linter, source: Source, origin: string | null): readonly Finding[] =>
  linter(robotsOf(source), { ...(origin === null ? {} : { origin }), exact: false }),
);

const shownOf = memoizeLast((findings: readonly Finding[], muted: readonly string[]): readonly Finding[] =>
  findings
    .filter(({ id, severity }) => severity !== 'hint' && !muted.includes(id))
    .toSorted((a, b) => weights[a.severity] - weights[b.severity] || a.span.from - b.span.from),
);

/** What findings follow from. */
interface FindingInputs extends Pick<AnalysisSlice, 'linter' | 'lateFindings'> {
  readonly case: Case;
}

/** True for a file that a worker checks. */
export function isLate(source: Source): boolean {
  return source.text.length > promptLength;
}

/** True where the findings of the present text are still to come. */
export function selectIsChecking({ case: theCase, linter, lateFindings }: FindingInputs): boolean {
  const source = sourceOf(theCase.robots);
  if (!isLate(source)) return linter === null && !isEmptyCase(theCase);
  return lateFindings?.source !== source || lateFindings.origin !== selectSiteOrigin(theCase).origin;
}

/**
 * What is wrong with the robots.txt of a case, the worst first, then by place. While a large file is checked, what was
 * found last, and so with places that are no longer sure.
 */
export function selectFindings({ case: theCase, linter, lateFindings }: FindingInputs): readonly Finding[] {
  // Nobody has written anything yet: that the file is empty is no news.
  if (isEmptyCase(theCase)) return none;
  const source = sourceOf(theCase.robots);
  if (isLate(source)) return shownOf(lateFindings?.findings ?? none, theCase.mutedRules);
  if (linter === null) return none;
  return shownOf(lintLast(linter, source, selectSiteOrigin(theCase).origin), theCase.mutedRules);
}

/** How many findings there are of each severity. */
export function countFindings(findings: readonly Finding[]) {
  const count = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), notes: count('info') };
}

import type { Case, Finding, Source } from '../../../engine/index.ts';
import { lint } from '../../../engine/index.ts';
import type { LateFindings } from '../analysisSlice.ts';
import { isEmptyCase } from '../isEmptyCase.ts';
import { memoizeLast } from '../memoize.ts';
import { robotsOf, sourceOf } from './source.ts';
import { selectSiteOrigin } from './urlRows.ts';

/** Files of more UTF-16 units are checked by a worker: what comes of them is late. */
export const promptLength = 64 * 1024;

const none: readonly Finding[] = [];

const weights = { error: 0, warning: 1, info: 2, hint: 3 } as const;

const lintLast = memoizeLast((source: Source, origin: string | null): readonly Finding[] =>
  lint(robotsOf(source), { ...(origin === null ? {} : { origin }), exact: false }),
);

const shownOf = memoizeLast((findings: readonly Finding[], muted: readonly string[]): readonly Finding[] =>
  findings
    .filter(({ id, severity }) => severity !== 'hint' && !muted.includes(id))
    .toSorted((a, b) => weights[a.severity] - weights[b.severity] || a.span.from - b.span.from),
);

/** What findings follow from. */
interface FindingInputs {
  readonly case: Case;
  readonly lateFindings: LateFindings | null;
}

/** True where findings wait for a worker, whose last ones are of another text. */
export function selectIsChecking({ case: theCase, lateFindings }: FindingInputs): boolean {
  const source = sourceOf(theCase.robots);
  if (source.text.length <= promptLength) return false;
  return lateFindings?.source !== source || lateFindings.origin !== selectSiteOrigin(theCase).origin;
}

/**
 * What is wrong with the robots.txt of a case, the worst first, then by place. While a large file is checked, what was
 * found last, and so with places that are no longer sure.
 */
export function selectFindings({ case: theCase, lateFindings }: FindingInputs): readonly Finding[] {
  // Nobody has written anything yet: that the file is empty is no news.
  if (isEmptyCase(theCase)) return none;
  const source = sourceOf(theCase.robots);
  const isLate = source.text.length > promptLength;
  const findings = isLate
    ? (lateFindings?.findings ?? none)
    : lintLast(source, selectSiteOrigin(theCase).origin);
  return shownOf(findings, theCase.mutedRules);
}

/** How many findings there are of each severity. */
export function countFindings(findings: readonly Finding[]) {
  const count = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), notes: count('info') };
}

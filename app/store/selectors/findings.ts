import type { Case, Finding, Source } from '../../../engine/index.ts';
import { lint } from '../../../engine/index.ts';
import { isEmptyCase } from '../isEmptyCase.ts';
import { memoizeLast } from '../memoize.ts';
import { robotsOf, sourceOf } from './source.ts';
import { selectSiteOrigin } from './urlRows.ts';

const none: readonly Finding[] = [];

const weights = { error: 0, warning: 1, info: 2, hint: 3 } as const;

const findingsOf = memoizeLast(
  (source: Source, origin: string | null, muted: readonly string[]): readonly Finding[] =>
    lint(robotsOf(source), { ...(origin === null ? {} : { origin }), exact: false })
      .filter(({ id, severity }) => severity !== 'hint' && !muted.includes(id))
      .toSorted((a, b) => weights[a.severity] - weights[b.severity] || a.span.from - b.span.from),
);

/** What is wrong with the robots.txt of a case, the worst first, then by place. */
export function selectFindings(theCase: Case): readonly Finding[] {
  // Nobody has written anything yet: that the file is empty is no news.
  if (isEmptyCase(theCase)) return none;
  return findingsOf(sourceOf(theCase.robots), selectSiteOrigin(theCase).origin, theCase.mutedRules);
}

/** How many findings there are of each severity. */
export function countFindings(findings: readonly Finding[]) {
  const count = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), notes: count('info') };
}

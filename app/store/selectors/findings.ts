import type { AccessInput, Case, Finding, LintExpectation, Severity, Source } from '../../../engine/index.ts';
import type { AnalysisSlice, LateFindings, Linter } from '../analysisSlice.ts';
import { isEmptyCase } from '../isEmptyCase.ts';
import { isLarge } from '../late/testedCase.ts';
import { memoizeLast } from '../memoize.ts';
import type { FindingAudience, ProblemGrouping, ProblemSlice } from '../problemSlice.ts';
import { botOf } from './bots.ts';
import { selectShownFailures } from './shown.ts';
import { robotsOf, sourceOf } from './source.ts';
import { selectSiteOrigin } from './urlRows.ts';

const none: readonly Finding[] = [];

const weights = { error: 0, warning: 1, info: 2, hint: 3 } as const;

/** What findings follow from. */
interface FindingInputs
  extends Pick<AnalysisSlice, 'linter' | 'lateFindings' | 'provenFindings' | 'lateVerdicts' | 'isTyping'> {
  readonly case: Case;
}

/** What the list of findings follows from. */
type ListInputs = FindingInputs & Pick<ProblemSlice, 'problemView'>;

const lintLast = memoizeLast(
  (
    linter: Linter,
    source: Source,
    origin: string | null,
    fetch: AccessInput | null,
    expectations: readonly LintExpectation[],
  ): readonly Finding[] =>
    linter(robotsOf(source), {
      ...(origin === null ? {} : { origin }),
      ...(fetch === null ? {} : { fetch }),
      expectations,
      exact: false,
    }),
);

/** True where a worker was asked about just what the case says now. */
function isOfNow(found: LateFindings | null, state: FindingInputs): found is LateFindings {
  const { case: theCase } = state;
  return (
    found?.robots === theCase.robots &&
    found.origin === selectSiteOrigin(theCase).origin &&
    found.fetch === theCase.fetch &&
    found.expectations === selectShownFailures(state)
  );
}

/** True where it is still to be proven what holds for every URL. */
export function selectIsUnproven(state: FindingInputs): boolean {
  return !isEmptyCase(state.case) && !isOfNow(state.provenFindings, state);
}

/** Everything found, muted or not: with proofs as soon as they are there. */
export function selectAllFindings(state: FindingInputs): readonly Finding[] {
  const { case: theCase, linter, lateFindings, provenFindings } = state;
  // Nobody has written anything yet: that the file is empty is no news.
  if (isEmptyCase(theCase)) return none;
  if (isOfNow(provenFindings, state)) return provenFindings.findings;
  if (isLarge(theCase.robots)) return lateFindings?.findings ?? none;
  return linter === null
    ? none
    : lintLast(
        linter,
        sourceOf(theCase.robots),
        selectSiteOrigin(theCase).origin,
        theCase.fetch,
        selectShownFailures(state),
      );
}

const withoutMuted = memoizeLast((findings: readonly Finding[], muted: readonly string[]) =>
  findings.filter(({ id }) => !muted.includes(id)),
);

const shownOf = memoizeLast((findings: readonly Finding[], hidden: readonly Severity[]) =>
  findings
    .filter(({ severity }) => severity !== 'hint' || !hidden.includes('hint'))
    .toSorted((a, b) => weights[a.severity] - weights[b.severity] || a.span.from - b.span.from),
);

/** True where the findings of the present text are still to come. */
export function selectIsChecking(state: FindingInputs): boolean {
  const { case: theCase, linter, lateFindings, isTyping } = state;
  if (!isLarge(theCase.robots)) return linter === null && !isEmptyCase(theCase);
  return isTyping || !isOfNow(lateFindings, state);
}

/** What is found and not muted, hints included, in the order of the lines. */
export function selectUnmuted(state: FindingInputs): readonly Finding[] {
  return withoutMuted(selectAllFindings(state), state.case.mutedRules);
}

/**
 * What is wrong with the robots.txt of a case, the worst first, then by place; hints only where they were asked for.
 * While a large file is checked, what was found last, and so with places that are no longer sure.
 */
export function selectFindings(state: ListInputs): readonly Finding[] {
  return shownOf(selectUnmuted(state), state.problemView.hidden);
}

function concerns(audience: FindingAudience): (finding: Finding) => boolean {
  switch (audience.kind) {
    case 'everybody':
      return () => true;
    case 'dialect':
      return ({ dialects }) => dialects.includes(audience.id);
    case 'crawler': {
      const { crawler } = botOf(audience.token);
      return ({ dialects, crawlers }) =>
        dialects.includes(crawler.dialect) &&
        (crawlers.length === 0 || crawlers.some((token) => botOf(token).crawler.token === crawler.token));
    }
  }
}

const listedOf = memoizeLast(
  (
    findings: readonly Finding[],
    hidden: readonly Severity[],
    audience: FindingAudience,
    grouping: ProblemGrouping,
  ): readonly Finding[] => {
    const isConcerned = concerns(audience);
    const listed = findings.filter((finding) => !hidden.includes(finding.severity) && isConcerned(finding));
    return grouping === 'line' ? listed.toSorted((a, b) => a.span.from - b.span.from) : listed;
  },
);

/** The findings that the list of problems shows, in its order. */
export function selectListedFindings(state: ListInputs): readonly Finding[] {
  const { hidden, audience, grouping } = state.problemView;
  return listedOf(selectFindings(state), hidden, audience, grouping);
}

/** A rule that is muted in a case, and how many findings that hides. */
export interface MutedRule {
  readonly id: string;
  readonly count: number;
}

const mutedOf = memoizeLast((findings: readonly Finding[], muted: readonly string[]): readonly MutedRule[] =>
  muted.map((id) => ({ id, count: findings.filter((finding) => finding.id === id).length })),
);

/** The rules that are muted in a case. */
export function selectMutedRules(state: FindingInputs): readonly MutedRule[] {
  return mutedOf(selectAllFindings(state), state.case.mutedRules);
}

/** Product tokens of the crawlers that the findings speak of, and of the bots of the case, sorted. */
export const audienceCrawlers = memoizeLast(
  (findings: readonly Finding[], bots: readonly string[]): readonly string[] =>
    [
      ...new Set([
        ...bots.map((bot) => botOf(bot).crawler.token),
        ...findings.flatMap((one) => one.crawlers),
      ]),
    ].toSorted(),
);

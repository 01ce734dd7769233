/** The engine's public contract: the only module that the app, the command line and other people's code import. */

export type {
  Address,
  Case,
  CaseBot,
  CaseBots,
  CaseError,
  CaseFile,
  CaseQuestion,
  CaseReading,
  CaseSite,
  ChangedAnswer,
  Expectation,
  ExpectationResult,
  ExpectedVerdict,
  GeneratedTest,
  HiddenName,
  JunitTest,
  NamelessCase,
  OctetTransform,
  PermalinkError,
  Result,
  ResultRow,
  RobotsContent,
  ShortLink,
  TestRunner,
  TransformOutcome,
  UrlListEntry,
} from './case/index.ts';
export {
  answerQuestion,
  caseFromJson,
  caseLimits,
  caseQuestions,
  caseSite,
  caseToJson,
  caseVersion,
  checkExpectations,
  checkQuestion,
  compareAnswers,
  createAddressReader,
  createCaseBots,
  decodePermalink,
  describeCaseError,
  describePermalinkError,
  emptyCase,
  encodePermalink,
  expectedVerdict,
  failed,
  generateTest,
  isSameBot,
  junitXml,
  keepVerdicts,
  migrateCase,
  ok,
  parseUrlLine,
  parseUrlList,
  printShortLink,
  printUrlLine,
  printUrlList,
  questionsOf,
  readAddress,
  resultRow,
  resultRows,
  robotsInput,
  setBotExpectation,
  setExpectation,
  transformOctets,
  withoutNames,
} from './case/index.ts';
export type {
  CrawlDelayPractice,
  Crawler,
  CrawlerGroup,
  CrawlerPreset,
  CrawlerPresetId,
  CrawlerPurpose,
  RobotsStance,
} from './crawlers/index.ts';
export {
  crawlerPresets,
  crawlerPurposes,
  crawlers,
  crawlersByPurpose,
  findCrawler,
  productToken,
} from './crawlers/index.ts';
export type {
  AccessChoices,
  AccessReading,
  AccessTreatment,
  PhaseTreatment,
  UnreachablePhase,
} from './dialects/access/accessChoices.ts';
export type { Certainty, Dialect, DialectChoices, DialectSource, Evidence } from './dialects/dialect.ts';
export type { DialectId } from './dialects/dialectId.ts';
export { dialectOf, dialects } from './dialects/index.ts';
export type { SitemapValue } from './directives/sitemap.ts';
export { parseSitemap } from './directives/sitemap.ts';
export type { BulkColumn, BulkRun } from './evaluate/bulk.ts';
export { bulkVerdicts, createBulkRun } from './evaluate/bulk.ts';
export type {
  AgentCauseKind,
  AgentReadingDifference,
  BoundaryCauseKind,
  Cause,
  ChoiceDifference,
  FieldReadingDifference,
  LineCauseKind,
} from './evaluate/compare/cause.ts';
export type { Comparison, ComparisonOptions, DialectDifference } from './evaluate/compare/compareDialects.ts';
export { compareDialects, createComparison } from './evaluate/compare/compareDialects.ts';
export type { CauseKind } from './evaluate/compare/facets.ts';
export type { Policy } from './evaluate/compile.ts';
export { compile, evaluate } from './evaluate/compile.ts';
export { crawlerFor } from './evaluate/crawlerFor.ts';
export type { CrawlerLayer, FileLimit } from './evaluate/crawlerLayer.ts';
export { createCrawlerLayer, fileLimitOf, forCrawler } from './evaluate/crawlerLayer.ts';
export { reportLines } from './evaluate/lineReport.ts';
export type { Matcher } from './evaluate/matcher.ts';
export type { Trace } from './evaluate/trace.ts';
export { traceVerdict } from './evaluate/trace.ts';
export type {
  GroupTrace,
  PassedOverGroup,
  PassedOverReason,
  TracedAgentLine,
  TracedGroup,
} from './evaluate/traceGroups.ts';
export type {
  IgnoredLine,
  IgnoredLineReason,
  LossReason,
  PatternPiece,
  RuleOutcome,
  RuleTrace,
  TracedRule,
} from './evaluate/traceRules.ts';
export type { TargetChange, TargetChangeKind, TargetTrace } from './evaluate/traceTarget.ts';
export { targetTextSpan } from './evaluate/traceTarget.ts';
export type { Reason, Verdict } from './evaluate/verdict.ts';
export type { HeaderField } from './http/headerFields.ts';
export { applyEdits, editsOverlap } from './lint/edits.ts';
export type { Finding, Fix, RelatedPlace, Severity, TextEdit, TextSpan } from './lint/finding.ts';
export type { FixedFile } from './lint/fixAllSafe.ts';
export { fixAllSafe } from './lint/fixAllSafe.ts';
export { fixIsSafe } from './lint/fixIsSafe.ts';
export { lint } from './lint/lint.ts';
export type { LintExpectation, LintOptions } from './lint/lintOptions.ts';
export type { LintRule, RuleCategory } from './lint/lintRule.ts';
export { lintRules } from './lint/registry.ts';
export type { JsonReport } from './lint/report/json.ts';
export { toJsonReport } from './lint/report/json.ts';
export { toMarkdown } from './lint/report/markdown.ts';
export type { SarifLog } from './lint/report/sarif.ts';
export { toSarif } from './lint/report/sarif.ts';
export type { ReportSubject } from './lint/report/summary.ts';
export { countBySeverity } from './lint/report/summary.ts';
export type { Precedence, RuleMatch } from './matching/precedence.ts';
export { rankMatches } from './matching/precedence.ts';
export type { OctetSpan } from './octets/octet.ts';
export type {
  CrawlAndIndex,
  ImagePreview,
  PageDirective,
  PageRules,
  PageStatement,
  PlainPageDirective,
} from './page/index.ts';
export {
  combineCrawlAndIndex,
  pageRulesFor,
  parseMetaRobots,
  parseXRobotsTag,
} from './page/index.ts';
export type {
  AccessHeaders,
  AccessInput,
  FetchFailure,
  FetchResult,
  RedirectHop,
} from './policy/access/accessInput.ts';
export { fetchFailures, plainAccessInput } from './policy/access/accessInput.ts';
export type {
  AccessHold,
  AccessNote,
  AccessOutcome,
  AccessReason,
  CopyUse,
  OutagePhase,
} from './policy/access/accessOutcome.ts';
export { accessOutcome } from './policy/access/decideAccess.ts';
export type { RawResponse } from './policy/access/rawResponse.ts';
export { parseRawResponse } from './policy/access/rawResponse.ts';
export type { AccessReader } from './policy/access/reader.ts';
export type { AccessPeriod } from './policy/access/timeline.ts';
export { accessTimeline } from './policy/access/timeline.ts';
export type { Group, LineRole } from './policy/group.ts';
export type { ForgivenLine, UnusedLine, UnusedReason } from './policy/lineUses.ts';
export { forgivenLines, unusedLines } from './policy/lineUses.ts';
export type { GroupName, MergedGroup } from './policy/mergedGroups.ts';
export { mergedGroups } from './policy/mergedGroups.ts';
export type { CrawlDelayPace, RefusedDelay, RefusedDelayReason } from './policy/pace/crawlDelayPace.ts';
export type { Pace } from './policy/pace/pace.ts';
export { paceFor, utcMinute } from './policy/pace/pace.ts';
export type { BoundFile } from './policy/pace/paceInput.ts';
export type { NoPaceReason, RequestRatePace, StatedRate, VisitPace } from './policy/pace/visitPace.ts';
export type { CrawlerPolicy, FileReading, UnboundReason } from './policy/policy.ts';
export type { GroupSelection } from './policy/selectGroups.ts';
export type {
  Asker,
  Change,
  DeadRule,
  DeadRules,
  Difference,
  DifferenceSearch,
  Differences,
  DifferencesOptions,
  DifferencesSearch,
  Equivalence,
  EquivalenceSearch,
  InheritanceGap,
  KindOfDifference,
  RuleConflict,
  RuleEdit,
  RuleTie,
  RuleTies,
  SearchOptions,
  Simplification,
  SimplifiedRule,
  SimplifySearch,
  WhatElse,
  Witness,
} from './reasoning/index.ts';
export {
  createDifferenceSearch,
  createDifferencesSearch,
  createEquivalenceSearch,
  createSimplifySearch,
  deadRules,
  defaultKindLimit,
  defaultMaxStates,
  difference,
  differences,
  equivalentFiles,
  inheritanceGap,
  orderDependence,
  provesSame,
  ruleConflicts,
  ruleTies,
  samePolicy,
  shrinkFile,
  simplify,
  unnamedAgent,
  whatElse,
  witnessAt,
} from './reasoning/index.ts';
export type { Source } from './source.ts';
export { sourceFromOctets, sourceFromText, toSource } from './source.ts';
export type { Line } from './syntax/line.ts';
export type {
  CanonicalUrl,
  CanonicalUrlOptions,
  ComparedUrlChange,
  SameScope,
  UrlChange,
  UrlChangeKind,
  UrlComparingChoices,
  UrlFailure,
  UrlRemark,
  UrlSpan,
} from './url/index.ts';
export { canonicalUrl, decodePunycode, robotsUrlFor, sameScope, urlChangesBy } from './url/index.ts';

import type { RuleDocs } from './lintRule.ts';
import { agentInDisallowDocs } from './rules/agent-in-disallow.docs.ts';
import { agentIsHeaderDocs } from './rules/agent-is-header.docs.ts';
import { agentRetiredDocs } from './rules/agent-retired.docs.ts';
import { agentSubstringDocs } from './rules/agent-substring.docs.ts';
import { agentTypoDocs } from './rules/agent-typo.docs.ts';
import { agentUnknownDocs } from './rules/agent-unknown.docs.ts';
import { agentVersionDocs } from './rules/agent-version.docs.ts';
import { agentWildcardDocs } from './rules/agent-wildcard.docs.ts';
import { allowPortabilityDocs } from './rules/allow-portability.docs.ts';
import { allowWithoutDisallowDocs } from './rules/allow-without-disallow.docs.ts';
import { binaryContentDocs } from './rules/binary-content.docs.ts';
import { blankLineInRecordDocs } from './rules/blank-line-in-record.docs.ts';
import { blocksAssetsDocs } from './rules/blocks-assets.docs.ts';
import { blocksEverythingDocs } from './rules/blocks-everything.docs.ts';
import { bomDocs } from './rules/bom.docs.ts';
import { bomInsideDocs } from './rules/bom-inside.docs.ts';
import { cleanParamPlaceDocs } from './rules/clean-param-place.docs.ts';
import { cleanParamValueDocs } from './rules/clean-param-value.docs.ts';
import { commentCutsValueDocs } from './rules/comment-cuts-value.docs.ts';
import { contentSignalValueDocs } from './rules/content-signal-value.docs.ts';
import { contentUsageValueDocs } from './rules/content-usage-value.docs.ts';
import { controlTokenDocs } from './rules/control-token.docs.ts';
import { crawlDelayDuplicateDocs } from './rules/crawl-delay-duplicate.docs.ts';
import { crawlDelayHighDocs } from './rules/crawl-delay-high.docs.ts';
import { crawlDelayValueDocs } from './rules/crawl-delay-value.docs.ts';
import { directiveCaseDocs } from './rules/directive-case.docs.ts';
import { directiveTypoDocs } from './rules/directive-typo.docs.ts';
import { disallowStarDocs } from './rules/disallow-star.docs.ts';
import { disclosesPathsDocs } from './rules/discloses-paths.docs.ts';
import { dollarNotLastDocs } from './rules/dollar-not-last.docs.ts';
import { dosLineEndingsDocs } from './rules/dos-line-endings.docs.ts';
import { duplicateAgentDocs } from './rules/duplicate-agent.docs.ts';
import { duplicateGroupDocs } from './rules/duplicate-group.docs.ts';
import { duplicateStarDocs } from './rules/duplicate-star.docs.ts';
import { emptyAllowDocs } from './rules/empty-allow.docs.ts';
import { emptyDisallowDocs } from './rules/empty-disallow.docs.ts';
import { emptyFileDocs } from './rules/empty-file.docs.ts';
import { emptyUserAgentDocs } from './rules/empty-user-agent.docs.ts';
import { emptyValueDocs } from './rules/empty-value.docs.ts';
import { encodingNotUtf8Docs } from './rules/encoding-not-utf8.docs.ts';
import { expectationFailedDocs } from './rules/expectation-failed.docs.ts';
import { fallbackAgentDocs } from './rules/fallback-agent.docs.ts';
import { fileTooLargeDocs } from './rules/file-too-large.docs.ts';
import { fullwidthCharacterDocs } from './rules/fullwidth-character.docs.ts';
import { groupWithoutRulesDocs } from './rules/group-without-rules.docs.ts';
import { hostObsoleteDocs } from './rules/host-obsolete.docs.ts';
import { htmlEntityDocs } from './rules/html-entity.docs.ts';
import { ignoresStarDocs } from './rules/ignores-star.docs.ts';
import { indentedLineDocs } from './rules/indented-line.docs.ts';
import { indexHtmlDocs } from './rules/index-html.docs.ts';
import { lineTooLongDocs } from './rules/line-too-long.docs.ts';
import { listOfFilesDocs } from './rules/list-of-files.docs.ts';
import { mayNotApplyDocs } from './rules/may-not-apply.docs.ts';
import { metaInRobotsDocs } from './rules/meta-in-robots.docs.ts';
import { missingColonDocs } from './rules/missing-colon.docs.ts';
import { mixedLineEndingsDocs } from './rules/mixed-line-endings.docs.ts';
import { noInheritanceDocs } from './rules/no-inheritance.docs.ts';
import { noindexConflictDocs } from './rules/noindex-conflict.docs.ts';
import { noindexDirectiveDocs } from './rules/noindex-directive.docs.ts';
import { notRobotsTxtDocs } from './rules/not-robots-txt.docs.ts';
import { nulByteDocs } from './rules/nul-byte.docs.ts';
import { oddLineSeparatorDocs } from './rules/odd-line-separator.docs.ts';
import { orderDependentDocs } from './rules/order-dependent.docs.ts';
import { pathAbsoluteUrlDocs } from './rules/path-absolute-url.docs.ts';
import { pathCaseDocs } from './rules/path-case.docs.ts';
import { pathNoSlashDocs } from './rules/path-no-slash.docs.ts';
import { pathOtherOsDocs } from './rules/path-other-os.docs.ts';
import { pathQuotedDocs } from './rules/path-quoted.docs.ts';
import { pathRegexDocs } from './rules/path-regex.docs.ts';
import { pathSeveralDocs } from './rules/path-several.docs.ts';
import { pathUnencodedDocs } from './rules/path-unencoded.docs.ts';
import { percentInvalidDocs } from './rules/percent-invalid.docs.ts';
import { percentLowercaseDocs } from './rules/percent-lowercase.docs.ts';
import { percentNeedlessDocs } from './rules/percent-needless.docs.ts';
import { prefixOverreachDocs } from './rules/prefix-overreach.docs.ts';
import { queryPortabilityDocs } from './rules/query-portability.docs.ts';
import { recordOnOneLineDocs } from './rules/record-on-one-line.docs.ts';
import { recordsNotSeparatedDocs } from './rules/records-not-separated.docs.ts';
import { requestRateValueDocs } from './rules/request-rate-value.docs.ts';
import { robotVersionValueDocs } from './rules/robot-version-value.docs.ts';
import { robotsTxtRuleDocs } from './rules/robots-txt-rule.docs.ts';
import { ruleConflictDocs } from './rules/rule-conflict.docs.ts';
import { ruleDeadDocs } from './rules/rule-dead.docs.ts';
import { ruleDuplicateDocs } from './rules/rule-duplicate.docs.ts';
import { ruleTieDocs } from './rules/rule-tie.docs.ts';
import { ruleTooLongDocs } from './rules/rule-too-long.docs.ts';
import { ruleWithoutAgentDocs } from './rules/rule-without-agent.docs.ts';
import { sessionOnlyQueryDocs } from './rules/session-only-query.docs.ts';
import { severalAgentsOneLineDocs } from './rules/several-agents-one-line.docs.ts';
import { sitemapBlockedDocs } from './rules/sitemap-blocked.docs.ts';
import { sitemapInGroupDocs } from './rules/sitemap-in-group.docs.ts';
import { sitemapNotAbsoluteDocs } from './rules/sitemap-not-absolute.docs.ts';
import { sitemapOtherHostDocs } from './rules/sitemap-other-host.docs.ts';
import { sitemapSchemeDocs } from './rules/sitemap-scheme.docs.ts';
import { slashCommentDocs } from './rules/slash-comment.docs.ts';
import { smartPunctuationDocs } from './rules/smart-punctuation.docs.ts';
import { starDoubleDocs } from './rules/star-double.docs.ts';
import { starTrailingDocs } from './rules/star-trailing.docs.ts';
import { statusClosedDocs } from './rules/status-closed.docs.ts';
import { statusNotTextDocs } from './rules/status-not-text.docs.ts';
import { statusRedirectDocs } from './rules/status-redirect.docs.ts';
import { statusRedirectOffHostDocs } from './rules/status-redirect-off-host.docs.ts';
import { statusServerErrorDocs } from './rules/status-server-error.docs.ts';
import { swallowedAgentsDocs } from './rules/swallowed-agents.docs.ts';
import { testUrlForeignDocs } from './rules/test-url-foreign.docs.ts';
import { testUrlInvalidDocs } from './rules/test-url-invalid.docs.ts';
import { tokenTruncatedDocs } from './rules/token-truncated.docs.ts';
import { tooManyRulesDocs } from './rules/too-many-rules.docs.ts';
import { trailingCommentDocs } from './rules/trailing-comment.docs.ts';
import { typoToleratedDocs } from './rules/typo-tolerated.docs.ts';
import { unknownDirectiveDocs } from './rules/unknown-directive.docs.ts';
import { unsupportedByGoogleDocs } from './rules/unsupported-by-google.docs.ts';
import { visitTimeValueDocs } from './rules/visit-time-value.docs.ts';
import { wildcardPortabilityDocs } from './rules/wildcard-portability.docs.ts';
import { wpAdminAjaxDocs } from './rules/wp-admin-ajax.docs.ts';

/** The docs of every lint rule, sorted by id; apart from the rules, so that they can be loaded when asked for. */
export const ruleDocs: readonly RuleDocs[] = [
  agentInDisallowDocs,
  agentIsHeaderDocs,
  agentRetiredDocs,
  agentSubstringDocs,
  agentTypoDocs,
  agentUnknownDocs,
  agentVersionDocs,
  agentWildcardDocs,
  allowPortabilityDocs,
  allowWithoutDisallowDocs,
  binaryContentDocs,
  blankLineInRecordDocs,
  blocksAssetsDocs,
  blocksEverythingDocs,
  bomDocs,
  bomInsideDocs,
  cleanParamPlaceDocs,
  cleanParamValueDocs,
  commentCutsValueDocs,
  contentSignalValueDocs,
  contentUsageValueDocs,
  controlTokenDocs,
  crawlDelayDuplicateDocs,
  crawlDelayHighDocs,
  crawlDelayValueDocs,
  directiveCaseDocs,
  directiveTypoDocs,
  disallowStarDocs,
  disclosesPathsDocs,
  dollarNotLastDocs,
  dosLineEndingsDocs,
  duplicateAgentDocs,
  duplicateGroupDocs,
  duplicateStarDocs,
  emptyAllowDocs,
  emptyDisallowDocs,
  emptyFileDocs,
  emptyUserAgentDocs,
  emptyValueDocs,
  encodingNotUtf8Docs,
  expectationFailedDocs,
  fallbackAgentDocs,
  fileTooLargeDocs,
  fullwidthCharacterDocs,
  groupWithoutRulesDocs,
  hostObsoleteDocs,
  htmlEntityDocs,
  ignoresStarDocs,
  indentedLineDocs,
  indexHtmlDocs,
  lineTooLongDocs,
  listOfFilesDocs,
  mayNotApplyDocs,
  metaInRobotsDocs,
  missingColonDocs,
  mixedLineEndingsDocs,
  noInheritanceDocs,
  noindexConflictDocs,
  noindexDirectiveDocs,
  notRobotsTxtDocs,
  nulByteDocs,
  oddLineSeparatorDocs,
  orderDependentDocs,
  pathAbsoluteUrlDocs,
  pathCaseDocs,
  pathNoSlashDocs,
  pathOtherOsDocs,
  pathQuotedDocs,
  pathRegexDocs,
  pathSeveralDocs,
  pathUnencodedDocs,
  percentInvalidDocs,
  percentLowercaseDocs,
  percentNeedlessDocs,
  prefixOverreachDocs,
  queryPortabilityDocs,
  recordOnOneLineDocs,
  recordsNotSeparatedDocs,
  requestRateValueDocs,
  robotVersionValueDocs,
  robotsTxtRuleDocs,
  ruleConflictDocs,
  ruleDeadDocs,
  ruleDuplicateDocs,
  ruleTieDocs,
  ruleTooLongDocs,
  ruleWithoutAgentDocs,
  sessionOnlyQueryDocs,
  severalAgentsOneLineDocs,
  sitemapBlockedDocs,
  sitemapInGroupDocs,
  sitemapNotAbsoluteDocs,
  sitemapOtherHostDocs,
  sitemapSchemeDocs,
  slashCommentDocs,
  smartPunctuationDocs,
  starDoubleDocs,
  starTrailingDocs,
  statusClosedDocs,
  statusNotTextDocs,
  statusRedirectDocs,
  statusRedirectOffHostDocs,
  statusServerErrorDocs,
  swallowedAgentsDocs,
  testUrlForeignDocs,
  testUrlInvalidDocs,
  tokenTruncatedDocs,
  tooManyRulesDocs,
  trailingCommentDocs,
  typoToleratedDocs,
  unknownDirectiveDocs,
  unsupportedByGoogleDocs,
  visitTimeValueDocs,
  wildcardPortabilityDocs,
  wpAdminAjaxDocs,
];

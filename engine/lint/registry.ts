import type { LintRule } from './lintRule.ts';
import { agentInDisallow } from './rules/agent-in-disallow.ts';
import { agentIsHeader } from './rules/agent-is-header.ts';
import { agentRetired } from './rules/agent-retired.ts';
import { agentSubstring } from './rules/agent-substring.ts';
import { agentTypo } from './rules/agent-typo.ts';
import { agentUnknown } from './rules/agent-unknown.ts';
import { agentVersion } from './rules/agent-version.ts';
import { agentWildcard } from './rules/agent-wildcard.ts';
import { allowPortability } from './rules/allow-portability.ts';
import { allowWithoutDisallow } from './rules/allow-without-disallow.ts';
import { binaryContent } from './rules/binary-content.ts';
import { blankLineInRecord } from './rules/blank-line-in-record.ts';
import { blocksAssets } from './rules/blocks-assets.ts';
import { blocksEverything } from './rules/blocks-everything.ts';
import { bom } from './rules/bom.ts';
import { bomInside } from './rules/bom-inside.ts';
import { cleanParamPlace } from './rules/clean-param-place.ts';
import { cleanParamValue } from './rules/clean-param-value.ts';
import { commentCutsValue } from './rules/comment-cuts-value.ts';
import { contentSignalValue } from './rules/content-signal-value.ts';
import { contentUsageValue } from './rules/content-usage-value.ts';
import { controlToken } from './rules/control-token.ts';
import { crawlDelayDuplicate } from './rules/crawl-delay-duplicate.ts';
import { crawlDelayHigh } from './rules/crawl-delay-high.ts';
import { crawlDelayValue } from './rules/crawl-delay-value.ts';
import { directiveCase } from './rules/directive-case.ts';
import { directiveTypo } from './rules/directive-typo.ts';
import { disallowStar } from './rules/disallow-star.ts';
import { disclosesPaths } from './rules/discloses-paths.ts';
import { dollarNotLast } from './rules/dollar-not-last.ts';
import { dosLineEndings } from './rules/dos-line-endings.ts';
import { duplicateAgent } from './rules/duplicate-agent.ts';
import { duplicateGroup } from './rules/duplicate-group.ts';
import { duplicateStar } from './rules/duplicate-star.ts';
import { emptyAllow } from './rules/empty-allow.ts';
import { emptyDisallow } from './rules/empty-disallow.ts';
import { emptyFile } from './rules/empty-file.ts';
import { emptyUserAgent } from './rules/empty-user-agent.ts';
import { emptyValue } from './rules/empty-value.ts';
import { encodingNotUtf8 } from './rules/encoding-not-utf8.ts';
import { expectationFailed } from './rules/expectation-failed.ts';
import { fallbackAgent } from './rules/fallback-agent.ts';
import { fileTooLarge } from './rules/file-too-large.ts';
import { fullwidthCharacter } from './rules/fullwidth-character.ts';
import { groupWithoutRules } from './rules/group-without-rules.ts';
import { hostObsolete } from './rules/host-obsolete.ts';
import { htmlEntity } from './rules/html-entity.ts';
import { ignoresStar } from './rules/ignores-star.ts';
import { indentedLine } from './rules/indented-line.ts';
import { indexHtml } from './rules/index-html.ts';
import { lineTooLong } from './rules/line-too-long.ts';
import { listOfFiles } from './rules/list-of-files.ts';
import { mayNotApply } from './rules/may-not-apply.ts';
import { metaInRobots } from './rules/meta-in-robots.ts';
import { missingColon } from './rules/missing-colon.ts';
import { mixedLineEndings } from './rules/mixed-line-endings.ts';
import { noInheritance } from './rules/no-inheritance.ts';
import { noindexConflict } from './rules/noindex-conflict.ts';
import { noindexDirective } from './rules/noindex-directive.ts';
import { notRobotsTxt } from './rules/not-robots-txt.ts';
import { nulByte } from './rules/nul-byte.ts';
import { oddLineSeparator } from './rules/odd-line-separator.ts';
import { orderDependent } from './rules/order-dependent.ts';
import { pathAbsoluteUrl } from './rules/path-absolute-url.ts';
import { pathCase } from './rules/path-case.ts';
import { pathNoSlash } from './rules/path-no-slash.ts';
import { pathOtherOs } from './rules/path-other-os.ts';
import { pathQuoted } from './rules/path-quoted.ts';
import { pathRegex } from './rules/path-regex.ts';
import { pathSeveral } from './rules/path-several.ts';
import { pathUnencoded } from './rules/path-unencoded.ts';
import { percentInvalid } from './rules/percent-invalid.ts';
import { percentLowercase } from './rules/percent-lowercase.ts';
import { percentNeedless } from './rules/percent-needless.ts';
import { prefixOverreach } from './rules/prefix-overreach.ts';
import { queryPortability } from './rules/query-portability.ts';
import { recordOnOneLine } from './rules/record-on-one-line.ts';
import { recordsNotSeparated } from './rules/records-not-separated.ts';
import { requestRateValue } from './rules/request-rate-value.ts';
import { robotVersionValue } from './rules/robot-version-value.ts';
import { robotsTxtRule } from './rules/robots-txt-rule.ts';
import { ruleConflict } from './rules/rule-conflict.ts';
import { ruleDead } from './rules/rule-dead.ts';
import { ruleDuplicate } from './rules/rule-duplicate.ts';
import { ruleTie } from './rules/rule-tie.ts';
import { ruleTooLong } from './rules/rule-too-long.ts';
import { ruleWithoutAgent } from './rules/rule-without-agent.ts';
import { sessionOnlyQuery } from './rules/session-only-query.ts';
import { severalAgentsOneLine } from './rules/several-agents-one-line.ts';
import { sitemapBlocked } from './rules/sitemap-blocked.ts';
import { sitemapInGroup } from './rules/sitemap-in-group.ts';
import { sitemapNotAbsolute } from './rules/sitemap-not-absolute.ts';
import { sitemapOtherHost } from './rules/sitemap-other-host.ts';
import { sitemapScheme } from './rules/sitemap-scheme.ts';
import { slashComment } from './rules/slash-comment.ts';
import { smartPunctuation } from './rules/smart-punctuation.ts';
import { starDouble } from './rules/star-double.ts';
import { starTrailing } from './rules/star-trailing.ts';
import { statusClosed } from './rules/status-closed.ts';
import { statusNotText } from './rules/status-not-text.ts';
import { statusRedirect } from './rules/status-redirect.ts';
import { statusRedirectOffHost } from './rules/status-redirect-off-host.ts';
import { statusServerError } from './rules/status-server-error.ts';
import { swallowedAgents } from './rules/swallowed-agents.ts';
import { testUrlForeign } from './rules/test-url-foreign.ts';
import { testUrlInvalid } from './rules/test-url-invalid.ts';
import { tokenTruncated } from './rules/token-truncated.ts';
import { tooManyRules } from './rules/too-many-rules.ts';
import { trailingComment } from './rules/trailing-comment.ts';
import { typoTolerated } from './rules/typo-tolerated.ts';
import { unknownDirective } from './rules/unknown-directive.ts';
import { unsupportedByGoogle } from './rules/unsupported-by-google.ts';
import { visitTimeValue } from './rules/visit-time-value.ts';
import { wildcardPortability } from './rules/wildcard-portability.ts';
import { wpAdminAjax } from './rules/wp-admin-ajax.ts';

/** Every lint rule, sorted by id. A test holds this list against the folder. */
export const lintRules: readonly LintRule[] = [
  agentInDisallow,
  agentIsHeader,
  agentRetired,
  agentSubstring,
  agentTypo,
  agentUnknown,
  agentVersion,
  agentWildcard,
  allowPortability,
  allowWithoutDisallow,
  binaryContent,
  blankLineInRecord,
  blocksAssets,
  blocksEverything,
  bom,
  bomInside,
  cleanParamPlace,
  cleanParamValue,
  commentCutsValue,
  contentSignalValue,
  contentUsageValue,
  controlToken,
  crawlDelayDuplicate,
  crawlDelayHigh,
  crawlDelayValue,
  directiveCase,
  directiveTypo,
  disallowStar,
  disclosesPaths,
  dollarNotLast,
  dosLineEndings,
  duplicateAgent,
  duplicateGroup,
  duplicateStar,
  emptyAllow,
  emptyDisallow,
  emptyFile,
  emptyUserAgent,
  emptyValue,
  encodingNotUtf8,
  expectationFailed,
  fallbackAgent,
  fileTooLarge,
  fullwidthCharacter,
  groupWithoutRules,
  hostObsolete,
  htmlEntity,
  ignoresStar,
  indentedLine,
  indexHtml,
  lineTooLong,
  listOfFiles,
  mayNotApply,
  metaInRobots,
  missingColon,
  mixedLineEndings,
  noInheritance,
  noindexConflict,
  noindexDirective,
  notRobotsTxt,
  nulByte,
  oddLineSeparator,
  orderDependent,
  pathAbsoluteUrl,
  pathCase,
  pathNoSlash,
  pathOtherOs,
  pathQuoted,
  pathRegex,
  pathSeveral,
  pathUnencoded,
  percentInvalid,
  percentLowercase,
  percentNeedless,
  prefixOverreach,
  queryPortability,
  recordOnOneLine,
  recordsNotSeparated,
  requestRateValue,
  robotVersionValue,
  robotsTxtRule,
  ruleConflict,
  ruleDead,
  ruleDuplicate,
  ruleTie,
  ruleTooLong,
  ruleWithoutAgent,
  sessionOnlyQuery,
  severalAgentsOneLine,
  sitemapBlocked,
  sitemapInGroup,
  sitemapNotAbsolute,
  sitemapOtherHost,
  sitemapScheme,
  slashComment,
  smartPunctuation,
  starDouble,
  starTrailing,
  statusClosed,
  statusNotText,
  statusRedirect,
  statusRedirectOffHost,
  statusServerError,
  swallowedAgents,
  testUrlForeign,
  testUrlInvalid,
  tokenTruncated,
  tooManyRules,
  trailingComment,
  typoTolerated,
  unknownDirective,
  unsupportedByGoogle,
  visitTimeValue,
  wildcardPortability,
  wpAdminAjax,
];

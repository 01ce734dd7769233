import type { RuleDocs } from './lintRule.ts';
import { agentInDisallowDocs } from './rules/agent-in-disallow.docs.ts';
import { binaryContentDocs } from './rules/binary-content.docs.ts';
import { bomDocs } from './rules/bom.docs.ts';
import { bomInsideDocs } from './rules/bom-inside.docs.ts';
import { directiveCaseDocs } from './rules/directive-case.docs.ts';
import { dollarNotLastDocs } from './rules/dollar-not-last.docs.ts';
import { dosLineEndingsDocs } from './rules/dos-line-endings.docs.ts';
import { emptyFileDocs } from './rules/empty-file.docs.ts';
import { encodingNotUtf8Docs } from './rules/encoding-not-utf8.docs.ts';
import { fileTooLargeDocs } from './rules/file-too-large.docs.ts';
import { fullwidthCharacterDocs } from './rules/fullwidth-character.docs.ts';
import { indentedLineDocs } from './rules/indented-line.docs.ts';
import { lineTooLongDocs } from './rules/line-too-long.docs.ts';
import { listOfFilesDocs } from './rules/list-of-files.docs.ts';
import { mixedLineEndingsDocs } from './rules/mixed-line-endings.docs.ts';
import { notRobotsTxtDocs } from './rules/not-robots-txt.docs.ts';
import { nulByteDocs } from './rules/nul-byte.docs.ts';
import { oddLineSeparatorDocs } from './rules/odd-line-separator.docs.ts';
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
import { ruleTooLongDocs } from './rules/rule-too-long.docs.ts';
import { smartPunctuationDocs } from './rules/smart-punctuation.docs.ts';
import { starDoubleDocs } from './rules/star-double.docs.ts';
import { starTrailingDocs } from './rules/star-trailing.docs.ts';
import { tooManyRulesDocs } from './rules/too-many-rules.docs.ts';
import { trailingCommentDocs } from './rules/trailing-comment.docs.ts';
import { unknownDirectiveDocs } from './rules/unknown-directive.docs.ts';

/** The docs of every lint rule, sorted by id; apart from the rules, so that they can be loaded when asked for. */
export const ruleDocs: readonly RuleDocs[] = [
  agentInDisallowDocs,
  binaryContentDocs,
  bomDocs,
  bomInsideDocs,
  directiveCaseDocs,
  dollarNotLastDocs,
  dosLineEndingsDocs,
  emptyFileDocs,
  encodingNotUtf8Docs,
  fileTooLargeDocs,
  fullwidthCharacterDocs,
  indentedLineDocs,
  lineTooLongDocs,
  listOfFilesDocs,
  mixedLineEndingsDocs,
  notRobotsTxtDocs,
  nulByteDocs,
  oddLineSeparatorDocs,
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
  ruleTooLongDocs,
  smartPunctuationDocs,
  starDoubleDocs,
  starTrailingDocs,
  tooManyRulesDocs,
  trailingCommentDocs,
  unknownDirectiveDocs,
];

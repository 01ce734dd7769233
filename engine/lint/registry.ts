import type { LintRule } from './lintRule.ts';
import { agentInDisallow } from './rules/agent-in-disallow.ts';
import { binaryContent } from './rules/binary-content.ts';
import { bom } from './rules/bom.ts';
import { bomInside } from './rules/bom-inside.ts';
import { directiveCase } from './rules/directive-case.ts';
import { dollarNotLast } from './rules/dollar-not-last.ts';
import { dosLineEndings } from './rules/dos-line-endings.ts';
import { emptyFile } from './rules/empty-file.ts';
import { encodingNotUtf8 } from './rules/encoding-not-utf8.ts';
import { fileTooLarge } from './rules/file-too-large.ts';
import { fullwidthCharacter } from './rules/fullwidth-character.ts';
import { indentedLine } from './rules/indented-line.ts';
import { lineTooLong } from './rules/line-too-long.ts';
import { listOfFiles } from './rules/list-of-files.ts';
import { mixedLineEndings } from './rules/mixed-line-endings.ts';
import { notRobotsTxt } from './rules/not-robots-txt.ts';
import { nulByte } from './rules/nul-byte.ts';
import { oddLineSeparator } from './rules/odd-line-separator.ts';
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
import { ruleTooLong } from './rules/rule-too-long.ts';
import { smartPunctuation } from './rules/smart-punctuation.ts';
import { starDouble } from './rules/star-double.ts';
import { starTrailing } from './rules/star-trailing.ts';
import { tooManyRules } from './rules/too-many-rules.ts';
import { trailingComment } from './rules/trailing-comment.ts';
import { unknownDirective } from './rules/unknown-directive.ts';

/** Every lint rule, sorted by id. A test holds this list against the folder. */
export const lintRules: readonly LintRule[] = [
  agentInDisallow,
  binaryContent,
  bom,
  bomInside,
  directiveCase,
  dollarNotLast,
  dosLineEndings,
  emptyFile,
  encodingNotUtf8,
  fileTooLarge,
  fullwidthCharacter,
  indentedLine,
  lineTooLong,
  listOfFiles,
  mixedLineEndings,
  notRobotsTxt,
  nulByte,
  oddLineSeparator,
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
  ruleTooLong,
  smartPunctuation,
  starDouble,
  starTrailing,
  tooManyRules,
  trailingComment,
  unknownDirective,
];

import type { LintRule } from './lintRule.ts';
import { agentInDisallow } from './rules/agent-in-disallow.ts';
import { binaryContent } from './rules/binary-content.ts';
import { directiveCase } from './rules/directive-case.ts';
import { dosLineEndings } from './rules/dos-line-endings.ts';
import { indentedLine } from './rules/indented-line.ts';
import { listOfFiles } from './rules/list-of-files.ts';
import { mixedLineEndings } from './rules/mixed-line-endings.ts';
import { notRobotsTxt } from './rules/not-robots-txt.ts';
import { pathCase } from './rules/path-case.ts';
import { pathNoSlash } from './rules/path-no-slash.ts';
import { pathSeveral } from './rules/path-several.ts';
import { prefixOverreach } from './rules/prefix-overreach.ts';
import { trailingComment } from './rules/trailing-comment.ts';
import { unknownDirective } from './rules/unknown-directive.ts';

/** Every lint rule, sorted by id. A test holds this list against the folder. */
export const lintRules: readonly LintRule[] = [
  agentInDisallow,
  binaryContent,
  directiveCase,
  dosLineEndings,
  indentedLine,
  listOfFiles,
  mixedLineEndings,
  notRobotsTxt,
  pathCase,
  pathNoSlash,
  pathSeveral,
  prefixOverreach,
  trailingComment,
  unknownDirective,
];

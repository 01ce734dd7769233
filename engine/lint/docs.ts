import type { RuleDocs } from './lintRule.ts';
import { agentInDisallowDocs } from './rules/agent-in-disallow.docs.ts';
import { binaryContentDocs } from './rules/binary-content.docs.ts';
import { directiveCaseDocs } from './rules/directive-case.docs.ts';
import { dosLineEndingsDocs } from './rules/dos-line-endings.docs.ts';
import { indentedLineDocs } from './rules/indented-line.docs.ts';
import { listOfFilesDocs } from './rules/list-of-files.docs.ts';
import { mixedLineEndingsDocs } from './rules/mixed-line-endings.docs.ts';
import { notRobotsTxtDocs } from './rules/not-robots-txt.docs.ts';
import { pathCaseDocs } from './rules/path-case.docs.ts';
import { pathNoSlashDocs } from './rules/path-no-slash.docs.ts';
import { pathSeveralDocs } from './rules/path-several.docs.ts';
import { prefixOverreachDocs } from './rules/prefix-overreach.docs.ts';
import { trailingCommentDocs } from './rules/trailing-comment.docs.ts';
import { unknownDirectiveDocs } from './rules/unknown-directive.docs.ts';

/** The docs of every lint rule, sorted by id; apart from the rules, so that they can be loaded when asked for. */
export const ruleDocs: readonly RuleDocs[] = [
  agentInDisallowDocs,
  binaryContentDocs,
  directiveCaseDocs,
  dosLineEndingsDocs,
  indentedLineDocs,
  listOfFilesDocs,
  mixedLineEndingsDocs,
  notRobotsTxtDocs,
  pathCaseDocs,
  pathNoSlashDocs,
  pathSeveralDocs,
  prefixOverreachDocs,
  trailingCommentDocs,
  unknownDirectiveDocs,
];

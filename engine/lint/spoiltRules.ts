import type { LintContext, LintLine } from './lintContext.ts';
import { nearField } from './nearField.ts';

/** Rules that report a line which nobody reads as what it was meant to be. */
export const spoilers = [
  'directive-typo',
  'missing-colon',
  'bom-inside',
  'smart-punctuation',
  'fullwidth-character',
  'nul-byte',
];

function isSpoilt({ field, role, text }: LintLine): boolean {
  if (role.kind === 'malformed') return /^\W*(?:dis)?al+ow/i.test(text);
  if (role.kind !== 'unknown' || field === null) return false;
  const meant = field.separator === 'colon' ? nearField(field.name) : null;
  return meant === 'allow' || meant === 'disallow' || /^\W*(?:dis)?al+ow[ \t]/i.test(text);
}

/** The first Allow or Disallow line that nobody reads as one, below a User-agent line and above the next of any kind. */
export function spoiltRuleBelow(agentLine: number, { lines }: LintContext): LintLine | null {
  for (let index = agentLine; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined || line.role.kind === 'agent' || line.role.kind === 'rule') return null;
    if (isSpoilt(line)) return line;
  }
  return null;
}

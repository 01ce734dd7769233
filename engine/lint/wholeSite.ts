import type { Matcher } from '../evaluate/matcher.ts';
import type { PathRule } from '../matching/precedence.ts';

function coversAll({ pattern }: PathRule): boolean {
  const [first, ...others] = pattern.segments;
  const isRoot = first?.length === 0 ? others.length > 0 : first?.length === 1 && first[0] === 0x2f;
  const endsOpen = !pattern.anchoredAtEnd || others.at(-1)?.length === 0;
  return isRoot && endsOpen && others.every((segment) => segment.length === 0);
}

/** The rule that closes the whole site to a crawler, with no rule that opens any part of it; null where there is none. */
export function closingRule({ policy, evaluate }: Matcher): PathRule | null {
  const { rules } = policy;
  const closing = rules.find((rule) => !rule.allow && coversAll(rule));
  if (closing === undefined || rules.some((rule) => rule.allow && rule.pattern.specificity > 0)) return null;
  return evaluate('/').allowed ? null : closing;
}

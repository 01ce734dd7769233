import type { Matcher, Verdict } from '../../../engine/index.ts';
import type { MatrixAxis } from '../matrixSlice.ts';
import { memoizeByObject } from '../memoize.ts';
import type { MatrixColumn } from './matrixColumns.ts';

/** More columns than these are not looked into. */
const columnLimit = 200;

/** A rule with the literal parts of its pattern as text. */
interface RuleText {
  readonly allow: boolean;
  readonly head: string;
  readonly rest: readonly string[];
}

const ruleTexts = memoizeByObject(({ policy }: Matcher): readonly RuleText[] => {
  const decoder = new TextDecoder();
  return policy.rules.map(({ allow, pattern }) => {
    const [head = '', ...rest] = pattern.segments.map((segment) => decoder.decode(segment));
    return { allow, head, rest };
  });
});

/**
 * A path below `path` that a rule matches, made from its pattern; null where there can be none. Below a page is only what
 * is in the folder of its name: a rule for all pages with a query is no exception to each of them.
 */
function pathInside(path: string, { head, rest }: RuleText, axis: MatrixAxis): string | null {
  if (axis === 'urls' && !head.startsWith(path.endsWith('/') ? path : `${path}/`)) return null;
  if (head.startsWith(path)) return [head, ...rest].join('x');
  return path.startsWith(head) && rest.length > 0 ? `${path}x${rest.join('x')}` : null;
}

/** False for a path that no crawler sends: it would be percent-encoded first. */
function isSent(path: string): boolean {
  return /^[!-~]*$/.test(path);
}

/** A path below that of a URL with the other verdict than the URL's own; null where no rule says so. */
function exceptionInside(matcher: Matcher, url: string, allowed: boolean, axis: MatrixAxis): string | null {
  const [, origin = '', path = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?(.*)$/i.exec(url) ?? [];
  // The start page stands for itself: what is below it has columns of its own.
  if (path === '/') return null;
  for (const rule of ruleTexts(matcher)) {
    if (rule.allow === allowed) continue;
    const inside = pathInside(path, rule, axis);
    if (inside !== null && inside !== path && isSent(inside) && matcher.allows(origin + inside) !== allowed)
      return inside;
  }
  return null;
}

/**
 * For each column a path below it that fares otherwise, so that 'allowed' is not taken to hold for all that is inside;
 * null where no rule makes one. In the order of the columns.
 */
export function exceptionsInside(
  matcher: Matcher,
  columns: readonly MatrixColumn[],
  verdicts: readonly Verdict[],
  axis: MatrixAxis,
): readonly (string | null)[] {
  return columns.slice(0, columnLimit).map(({ url }, index) => {
    const verdict = verdicts[index];
    return verdict === undefined ? null : exceptionInside(matcher, url, verdict.allowed, axis);
  });
}

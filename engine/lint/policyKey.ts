import type { PathPattern } from '../matching/pathPattern.ts';
import type { PathRule } from '../matching/precedence.ts';
import { toOctetString } from '../octets/octet.ts';
import type { CrawlerPolicy } from '../policy/policy.ts';

function patternKey({ segments, anchoredAtEnd, specificity }: PathPattern): string {
  const texts = segments.map((segment) => toOctetString(segment, { from: 0, to: segment.length }));
  // '\u0100' can't be an octet, so it stands for the wildcard without doubt.
  return `${specificity}\u0101${anchoredAtEnd ? '$' : ''}${texts.join('\u0100')}`;
}

function ruleKey({ pattern, alternative, origin }: PathRule): string {
  return [patternKey(pattern), alternative === null ? '' : patternKey(alternative), origin ?? ''].join(
    '\u0102',
  );
}

function isEverything({ pattern, origin }: PathRule): boolean {
  const [first, ...others] = pattern.segments;
  return origin === null && first?.length === 0 && others.length === 0 && !pattern.anchoredAtEnd;
}

/** First match decides: the order counts only where an Allow and a Disallow change places. */
function orderedKey(rules: readonly PathRule[]): string {
  const seen = new Set<string>();
  const runs: { readonly allow: boolean; readonly keys: string[] }[] = [];
  for (const rule of rules) {
    const key = ruleKey(rule);
    if (seen.has(key)) continue;
    seen.add(key);
    const run = runs.at(-1);
    if (run?.allow === rule.allow) run.keys.push(key);
    else runs.push({ allow: rule.allow, keys: [key] });
    if (isEverything(rule)) break;
  }
  // What no rule matches is allowed anyway.
  if (runs.at(-1)?.allow) runs.pop();
  return runs.map(({ allow, keys }) => `${allow}\u0103${keys.toSorted().join('\u0104')}`).join('\u0105');
}

/** The order does not count; of one pattern said both ways, one wins. */
function unorderedKey(rules: readonly PathRule[], allowWins: boolean): string {
  const kinds = new Map<string, boolean>();
  for (const rule of rules) {
    if (allowWins && rule.pattern.specificity === 0) continue;
    const key = ruleKey(rule);
    const known = kinds.get(key);
    kinds.set(key, known === undefined || known === rule.allow ? rule.allow : allowWins);
  }
  if (![...kinds.values()].includes(false)) return '';
  return [...kinds]
    .map(([key, allow]) => `${allow}\u0103${key}`)
    .toSorted()
    .join('\u0104');
}

/** Two policies with the same key give every URL the same verdict; the converse does not hold. */
export function policyKey(policy: CrawlerPolicy): string {
  const { rules, precedence, escapes, exemptsRobotsTxt } = policy;
  const key =
    precedence === 'first-match'
      ? orderedKey(rules)
      : unorderedKey(rules, precedence === 'longest-allow-wins-ties');
  return key === '' ? '' : [precedence, escapes, exemptsRobotsTxt, key].join('\u0106');
}

/** All that a group's rules say, in file order. */
export function rulesKey({ rules, precedence, escapes, exemptsRobotsTxt }: CrawlerPolicy): string {
  const said = rules.map((rule) => `${rule.allow}\u0103${ruleKey(rule)}`);
  return [precedence, escapes, exemptsRobotsTxt, ...said].join('\u0105');
}

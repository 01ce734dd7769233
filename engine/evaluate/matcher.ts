import type { DialectId } from '../dialects/dialectId.ts';
import type { RuleMatch } from '../matching/precedence.ts';
import { decidingMatch, matchingRules } from '../matching/precedence.ts';
import type { TargetBuffer } from '../matching/target.ts';
import { createTargetBuffer, originAsWritten, readTarget } from '../matching/target.ts';
import type { CrawlerPolicy, FileReading } from '../policy/policy.ts';
import type { Reason, Verdict } from './verdict.ts';

/** Answers questions about one file for one crawler. */
export interface Matcher {
  readonly dialect: DialectId;
  readonly file: FileReading;
  readonly policy: CrawlerPolicy;
  /** The verdict for a URL as a crawler sends it (percent-encoded), absolute or path and query. Never throws. */
  readonly evaluate: (url: string) => Verdict;
  /** The verdict alone: the fast path. */
  readonly allows: (url: string) => boolean;
}

const robotsTxtPath = '/robots.txt';

function isRobotsTxt(target: TargetBuffer): boolean {
  if (target.pathLength !== robotsTxtPath.length) return false;
  for (let at = 0; at < robotsTxtPath.length; at += 1)
    if (target.octets[at] !== robotsTxtPath.charCodeAt(at)) return false;
  return true;
}

function reasonOf(match: RuleMatch | null, policy: CrawlerPolicy): Reason {
  if (match !== null) return match.pattern.specificity === 0 ? 'empty-rule' : 'rule';
  return policy.selection.kind === 'none' ? 'no-group' : 'no-match';
}

/** A matcher for the policy of one crawler. */
export function createMatcher(file: FileReading, policy: CrawlerPolicy): Matcher {
  const { dialect } = file;
  const target = createTargetBuffer();
  const asksOrigin = policy.rules.some((rule) => rule.origin !== null);
  const base = {
    dialect: dialect.id,
    agentLine: policy.selection.groups[0]?.by.line ?? 0,
    selection: policy.selection.kind,
  };

  const evaluate = (url: string): Verdict => {
    if (policy.unbound !== null) return { ...base, allowed: true, line: 0, reason: policy.unbound };
    readTarget(url, dialect.choices.target, policy.escapes, target);
    if (policy.exemptsRobotsTxt && isRobotsTxt(target))
      return { ...base, allowed: true, line: 0, reason: 'robots-txt' };
    const origin = asksOrigin ? originAsWritten(url) : null;
    const matches = matchingRules(policy.rules, target.octets, target.length, origin);
    const match = decidingMatch(matches, policy.precedence);
    const reason = reasonOf(match, policy);
    // A match of length 0 has no effect (robots.cc `disallow`), but its line is reported (`matching_line`).
    return {
      ...base,
      allowed: match === null || match.rule.allow || reason === 'empty-rule',
      line: match?.rule.line ?? 0,
      reason,
    };
  };

  return { dialect: dialect.id, file, policy, evaluate, allows: (url) => evaluate(url).allowed };
}

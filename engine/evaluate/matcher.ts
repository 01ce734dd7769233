import type { DialectId } from '../dialects/dialectId.ts';
import { createDecider } from '../matching/decider.ts';
import type { RuleMatch } from '../matching/precedence.ts';
import type { TargetBuffer } from '../matching/target.ts';
import { createTargetBuffer, readTarget } from '../matching/target.ts';
import type { CrawlerPolicy, FileReading } from '../policy/policy.ts';
import type { Reason, Verdict } from './verdict.ts';

/** Answers questions about one file for one crawler. */
export interface Matcher {
  readonly dialect: DialectId;
  readonly file: FileReading;
  readonly policy: CrawlerPolicy;
  /** The verdict for a URL as a crawler sends it (percent-encoded), absolute or path and query. Never throws. */
  readonly evaluate: (url: string) => Verdict;
  /** The verdict alone: the fast path, which allocates nothing. */
  readonly allows: (url: string) => boolean;
}

const robotsTxtPath = '/robots.txt';

function isRobotsTxt(target: TargetBuffer): boolean {
  if (target.pathLength !== robotsTxtPath.length) return false;
  for (let at = 0; at < robotsTxtPath.length; at += 1)
    if (target.octets[at] !== robotsTxtPath.charCodeAt(at)) return false;
  return true;
}

/** A match of length 0 has no effect (robots.cc `disallow`), but its line is reported (`matching_line`). */
function allowedBy(match: RuleMatch | null): boolean {
  return match === null || match.rule.allow || match.pattern.specificity === 0;
}

function reasonOf(match: RuleMatch | null, policy: CrawlerPolicy): Reason {
  if (match !== null) return match.pattern.specificity === 0 ? 'empty-rule' : 'rule';
  return policy.selection.kind === 'none' ? 'no-group' : 'no-match';
}

/** A matcher for the policy of one crawler. */
export function createMatcher(file: FileReading, policy: CrawlerPolicy): Matcher {
  const { dialect } = file;
  const target = createTargetBuffer();
  const decide = createDecider(policy.rules, policy.precedence);
  const agentLine = policy.selection.groups[0]?.by.line ?? 0;
  // Field by field: to spread what verdicts have in common would cost more than to find them.
  const verdict = (allowed: boolean, line: number, reason: Reason): Verdict => ({
    allowed,
    line,
    reason,
    dialect: dialect.id,
    agentLine,
    selection: policy.selection.kind,
  });

  const evaluate = (url: string): Verdict => {
    if (policy.unbound !== null) return verdict(true, 0, policy.unbound);
    readTarget(url, dialect.choices.target, policy.escapes, target);
    if (policy.exemptsRobotsTxt && isRobotsTxt(target)) return verdict(true, 0, 'robots-txt');
    const match = decide(target, url);
    return verdict(allowedBy(match), match?.rule.line ?? 0, reasonOf(match, policy));
  };

  const allows = (url: string): boolean => {
    if (policy.unbound !== null) return true;
    readTarget(url, dialect.choices.target, policy.escapes, target);
    return (policy.exemptsRobotsTxt && isRobotsTxt(target)) || allowedBy(decide(target, url));
  };

  return { dialect: dialect.id, file, policy, evaluate, allows };
}

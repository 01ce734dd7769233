import type { Reason } from '../../evaluate/verdict.ts';
import { checkedExpectations } from '../expectations.ts';
import { defineRule } from '../lintRule.ts';

/** Why a file's rules do not bind a crawler, in words. */
const unboundWords: Partial<Readonly<Record<Reason, string>>> = {
  'ignores-star': "it obeys a group that names it and none for '*'",
  'ignores-robots-txt': 'it does not obey robots.txt',
  'file-too-large': 'it ignores a file of this size',
};

/** A test URL whose verdict is not the expected one. */
export const expectationFailed = defineRule({
  id: 'expectation-failed',
  category: 'policy',
  severity: 'error',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    byRule: "'{url}' is expected to be {expected} for {whom}, but line {line} makes it {actual}.",
    unbound: "'{url}' is expected to be {expected} for {whom}, but {why}, so it may fetch everything.",
    byDefault: "'{url}' is expected to be {expected} for {whom}, but no rule matches it, so it is allowed.",
  },
  *check(context) {
    for (const { expectation, whom, verdict, span } of checkedExpectations(context)) {
      const { url, agents, allowed } = expectation;
      if (verdict.allowed === allowed) continue;
      const expected = allowed ? 'allowed' : 'disallowed';
      const place = { span, dialects: [verdict.dialect], crawlers: agents };
      const unbound = unboundWords[verdict.reason];
      if (unbound !== undefined)
        yield { ...place, messageId: 'unbound', data: { url, whom, expected, why: unbound } };
      else if (verdict.line === 0) yield { ...place, messageId: 'byDefault', data: { url, whom, expected } };
      else {
        const actual = verdict.allowed ? 'allowed' : 'disallowed';
        const data = { url, whom, expected, actual, line: verdict.line };
        yield { ...place, messageId: 'byRule', data };
      }
    }
  },
});

import { checkedExpectations } from '../expectations.ts';
import { defineRule } from '../lintRule.ts';

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
    byDefault:
      "'{url}' is expected to be {expected} for {whom}, but no rule matches it, and what no rule matches is allowed.",
  },
  *check(context) {
    for (const { expectation, whom, verdict, span } of checkedExpectations(context)) {
      const { url, agents, allowed } = expectation;
      if (verdict.allowed === allowed) continue;
      const expected = allowed ? 'allowed' : 'disallowed';
      const place = { span, dialects: [verdict.dialect], crawlers: agents };
      if (verdict.line === 0) yield { ...place, messageId: 'byDefault', data: { url, whom, expected } };
      else {
        const actual = verdict.allowed ? 'allowed' : 'disallowed';
        const data = { url, whom, expected, actual, line: verdict.line };
        yield { ...place, messageId: 'byRule', data };
      }
    }
  },
});

import { checkedExpectations } from '../expectations.ts';
import { defineRule } from '../lintRule.ts';

/** A page that is disallowed and expected to be kept out of the index by a mark that nobody may fetch. */
export const noindexConflict = defineRule({
  id: 'noindex-conflict',
  category: 'policy',
  severity: 'info',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    unseen:
      "'{url}' is meant to be noindex, but this line keeps {whom} from fetching it, so the mark is never seen and the address may still be listed. Allow the page to let the mark work.",
  },
  *check(context) {
    for (const { expectation, whom, verdict, span } of checkedExpectations(context)) {
      if (expectation.noindex !== true || verdict.allowed) continue;
      const { url, agents } = expectation;
      yield { messageId: 'unseen', data: { url, whom }, span, dialects: [verdict.dialect], crawlers: agents };
    }
  },
});

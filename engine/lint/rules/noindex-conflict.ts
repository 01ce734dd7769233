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
      "'{url}' is marked noindex, but this line stops {whom} from fetching it, so the noindex is never seen and the URL may still be indexed. Allow the page so that noindex works.",
  },
  *check(context) {
    for (const { expectation, whom, verdict, span } of checkedExpectations(context)) {
      if (expectation.noindex !== true || verdict.allowed) continue;
      const { url, agents } = expectation;
      yield { messageId: 'unseen', data: { url, whom }, span, dialects: [verdict.dialect], crawlers: agents };
    }
  },
});

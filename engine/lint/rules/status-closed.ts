import { dialectsThat, outcomeInWords } from '../fetchWords.ts';
import { defineRule } from '../lintRule.ts';

/** 401 or 403 instead of the file. */
export const statusClosed = defineRule({
  id: 'status-closed',
  category: 'transport',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  subject: 'fetch',
  messages: {
    closed:
      'The server returns {status} and refuses the file. Google {google}, a reader of the 1996 draft {draft}. Neither reads your rules. Make /robots.txt public, or return 404 if there is none.',
  },
  *check({ options: { fetch } }) {
    if (fetch?.result.kind !== 'response') return;
    const { status } = fetch.result;
    if (status !== 401 && status !== 403) return;
    yield {
      messageId: 'closed',
      data: { status, google: outcomeInWords('google', fetch), draft: outcomeInWords('res1996', fetch) },
      span: { from: 0, to: 0 },
      dialects: dialectsThat('disallow-all', fetch),
    };
  },
});

import type { AccessInput } from '../../policy/access/accessInput.ts';
import { failureInWords, outcomeInWords } from '../fetchWords.ts';
import type { RuleFinding } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';

function judge(fetch: AccessInput): RuleFinding<'server' | 'busy' | 'failure'> | null {
  const span = { from: 0, to: 0 };
  const words = { google: outcomeInWords('google', fetch), rfc: outcomeInWords('rfc9309', fetch) };
  const { result } = fetch;
  if (result.kind === 'failure')
    return { messageId: 'failure', data: { ...words, what: failureInWords(result.failure) }, span };
  const { status } = result;
  if (status === 429) return { messageId: 'busy', data: { ...words, status }, span };
  return status >= 500 && status < 600 ? { messageId: 'server', data: { ...words, status }, span } : null;
}

/** A server error, or no answer at all. */
export const statusServerError = defineRule({
  id: 'status-server-error',
  category: 'transport',
  severity: 'error',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  subject: 'fetch',
  messages: {
    server:
      'The server returns {status}, a server error. Google {google}; a reader of RFC 9309 {rfc}. Crawling stops while this lasts. If there is no robots.txt, return 404.',
    busy: 'The server returns {status}, too many requests. Google treats this as a server error and {google}; a reader of RFC 9309 {rfc}. Never limit requests for /robots.txt.',
    failure:
      'There is no response: {what}. Google {google}; a reader of RFC 9309 {rfc}. Crawling stops while this lasts.',
  },
  *check({ options: { fetch } }) {
    const finding = fetch === undefined ? null : judge(fetch);
    if (finding !== null) yield finding;
  },
});

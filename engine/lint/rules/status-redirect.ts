import { accessOutcome } from '../../policy/access/decideAccess.ts';
import { defineRule } from '../lintRule.ts';

/** Redirects on the way to the file. */
export const statusRedirect = defineRule({
  id: 'status-redirect',
  category: 'transport',
  severity: 'info',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  subject: 'fetch',
  messages: {
    followed:
      'The file was returned after {hops} redirects. Crawlers should follow at least five, but each takes time and some small crawlers follow none.',
    tooMany:
      'There are {hops} redirects on the way to the file. Google and readers of RFC 9309 stop after {limit} and treat the file as missing, so everything is allowed.',
    open: 'The response is a redirect to {location}. The file there decides. Check that file.',
  },
  *check({ options: { fetch } }) {
    if (fetch === undefined) return;
    const { reason } = accessOutcome('google', fetch);
    const span = { from: 0, to: 0 };
    const hops = fetch.hops.length;
    if (reason.kind === 'too-many-redirects')
      yield {
        messageId: 'tooMany',
        severity: 'error',
        data: { hops: reason.hops, limit: reason.limit },
        span,
      };
    else if (reason.kind === 'redirect')
      yield { messageId: 'open', data: { location: reason.location.slice(0, 200) }, span };
    else if (hops > 0) yield { messageId: 'followed', data: { hops }, span };
  },
});

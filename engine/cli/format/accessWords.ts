import type { AccessOutcome, AccessReason } from '../../index.ts';

const outcomes: { readonly [Kind in AccessOutcome['kind']]: string } = {
  obey: 'obeys the file',
  'obey-cached': 'obeys the last copy that it has',
  'allow-all': 'fetches everything',
  'disallow-all': 'fetches nothing',
  defer: 'comes back later',
  follow: 'follows the redirect first',
};

function describeReason(reason: AccessReason): string {
  switch (reason.kind) {
    case 'file':
      return `status ${reason.status.toString()}`;
    case 'not-modified':
    case 'unauthorized':
    case 'too-many-requests':
    case 'client-error':
    case 'server-error':
    case 'other-status':
      return `${reason.kind.replaceAll('-', ' ')}, status ${reason.status.toString()}`;
    case 'failure':
      return `failure: ${reason.failure.replaceAll('-', ' ')}`;
    case 'too-many-redirects':
      return `${reason.hops.toString()} redirects, ${reason.limit.toString()} are followed`;
    case 'redirect':
      return `redirect to ${reason.location}`;
    case 'oversize':
      return `${reason.octets.toString()} octets, ${reason.limit.toString()} are read`;
  }
}

/** 'fetches nothing (server error, status 503), until 2026-01-31T12:00:00Z'. */
export function describeOutcome({ kind, reason, hold }: AccessOutcome): string {
  const until =
    hold === null ? '' : `, until ${new Date(hold.until * 1000).toISOString().replace('.000Z', 'Z')}`;
  return `${outcomes[kind]} (${describeReason(reason)})${until}`;
}

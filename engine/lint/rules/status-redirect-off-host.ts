import { originAsWritten } from '../../matching/target.ts';
import type { AccessInput } from '../../policy/access/accessInput.ts';
import { defineRule } from '../lintRule.ts';

/** An origin without the port that its scheme has anyway. */
function plainOrigin(origin: string): string {
  return origin.replace(/^(http:\/\/.*):80$|^(https:\/\/.*):443$/, '$1$2');
}

/** The origin that a Location leads to from `origin`; a relative one stays. */
function originAfter(origin: string, location: string | null): string {
  if (location === null) return origin;
  if (location.startsWith('//')) return originAsWritten(`${origin.split('//', 1)[0]}${location}`) ?? origin;
  return originAsWritten(location) ?? origin;
}

/** Asked and answered origin where they differ in more than http and https; null where they don't. */
function otherOrigin({
  robotsUrl,
  hops,
  result,
}: AccessInput): { readonly asked: string; readonly answered: string } | null {
  const asked = robotsUrl === null ? null : originAsWritten(robotsUrl);
  if (asked === null) return null;
  const last = result.kind === 'response' ? (result.location ?? null) : null;
  const answered = [...hops.map(({ location }) => location), last].reduce(originAfter, asked);
  const hostOf = (origin: string): string => plainOrigin(origin).replace(/^https?:/, '');
  return hostOf(asked) === hostOf(answered) ? null : { asked, answered };
}

/** A redirect to the file of another host. */
export const statusRedirectOffHost = defineRule({
  id: 'status-redirect-off-host',
  category: 'transport',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: ['status-redirect'],
  subject: 'fetch',
  messages: {
    offHost:
      'The file was requested at {asked} but comes from {answered}. Its rules apply only to {asked}, and a change on the other host changes them without notice.',
  },
  *check({ options: { fetch } }) {
    const other = fetch === undefined ? null : otherOrigin(fetch);
    if (other !== null) yield { messageId: 'offHost', data: other, span: { from: 0, to: 0 } };
  },
});

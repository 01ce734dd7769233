import { canonicalUrl } from '../../url/canonicalUrl.ts';
import type { AccessInput } from './accessInput.ts';
import type { AccessNote } from './accessOutcome.ts';
import type { FetchPractice } from './reader.ts';

const htmlTypes: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml']);

function typeNotes(contentType: string | undefined): readonly AccessNote[] {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (contentType === undefined || type === '' || type === 'text/plain') return [];
  return [{ kind: htmlTypes.has(type) ? 'html' : 'not-plain-text', contentType }];
}

function sizeNotes(practice: FetchPractice, octets: number | null): readonly AccessNote[] {
  const limit = practice.fileOctets;
  if (octets === 0) return [{ kind: 'empty-body' }];
  if (octets === null || limit === 'unlimited' || octets <= limit) return [];
  return practice.oversizeFile === 'rest-ignored' ? [{ kind: 'rest-ignored', octets, limit }] : [];
}

/** Where the redirects lead, by origin; nothing where an address on the way is not known. */
function originNotes({ robotsUrl, hops }: AccessInput): readonly AccessNote[] {
  const asked = canonicalUrl(robotsUrl ?? '');
  let answered = asked;
  for (const { location } of hops) {
    if (!answered.ok || location === null) return [];
    answered = canonicalUrl(location, { base: answered.url, guessHost: false });
  }
  if (!asked.ok || !answered.ok || asked.origin === null || answered.origin === null) return [];
  if (asked.origin === answered.origin) return [];
  return [{ kind: 'from-other-origin', asked: asked.origin, answered: answered.origin }];
}

/** What to say about a file that is read. */
export function notesOf(practice: FetchPractice, input: AccessInput): readonly AccessNote[] {
  if (input.result.kind !== 'response') return [];
  const { headers, bodyOctets } = input.result;
  return [...originNotes(input), ...typeNotes(headers.contentType), ...sizeNotes(practice, bodyOctets)];
}

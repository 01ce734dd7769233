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

/** What to say about a file that is read. */
export function notesOf(practice: FetchPractice, input: AccessInput): readonly AccessNote[] {
  if (input.result.kind !== 'response') return [];
  const { headers, bodyOctets } = input.result;
  return [...typeNotes(headers.contentType), ...sizeNotes(practice, bodyOctets)];
}

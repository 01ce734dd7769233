import type { Finding } from '../../../engine/index.ts';

/** What makes two errors the same to someone who listens: not the place, which moves as one types. */
function keyOf({ id, message }: Finding): string {
  return `${id} ${message}`;
}

/** The errors among some findings, as they are told apart. */
export function errorKeys(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.filter(({ severity }) => severity === 'error').map(keyOf));
}

/** What to say of the errors that were not there before; '' for nothing. */
export function announcementOf(findings: readonly Finding[], known: ReadonlySet<string>): string {
  const fresh = findings.filter((finding) => finding.severity === 'error' && !known.has(keyOf(finding)));
  const [first] = fresh;
  if (first === undefined) return '';
  const one = `Line ${first.line}: ${first.message}`;
  return fresh.length === 1 ? `New error. ${one}` : `${fresh.length} new errors. ${one}`;
}

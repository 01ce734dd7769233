import type { BulkProgress } from '../services/bulk/protocol.ts';
import type { BulkRunState } from '../store/bulkSlice.ts';

const number = (count: number): string => Math.round(count).toLocaleString('en');

/** A time to come, roughly: 'a moment', '12 seconds', '3 minutes'. */
function timeWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 2) return 'a moment';
  if (seconds < 100) return `${number(seconds)} seconds`;
  return `${number(seconds / 60)} minutes`;
}

/** How fast a run is and how long it will still take: '410,000 URLs a second, 2 seconds left'; '' at its beginning. */
export function progressWords(progress: BulkProgress | null): string {
  if (progress === null || progress.octetsRead === 0 || progress.elapsedMilliseconds === 0) return '';
  const { rows, octets, octetsRead, elapsedMilliseconds } = progress;
  const rate = (rows / elapsedMilliseconds) * 1000;
  const left = (elapsedMilliseconds / octetsRead) * (octets - octetsRead);
  return `${number(rate)} URLs per second, ${timeWords(left)} left`;
}

/** How a run goes or went. */
export function runWords({ phase, progress, message }: BulkRunState): string {
  const answered = `${number(progress?.rows ?? 0)} URLs tested`;
  switch (phase) {
    case 'runs':
      return answered;
    case 'done':
      return `${answered}.`;
    case 'cancelled':
      return `Cancelled: ${answered}.`;
    case 'failed':
      return `The list could not be tested: ${message}`;
  }
}

/** A number of octets in the unit that suits it: '104 MB'. */
export function sizeWords(octets: number): string {
  if (octets < 1000) return `${octets} B`;
  if (octets < 1_000_000) return `${number(octets / 1000)} kB`;
  return `${number(octets / 1_000_000)} MB`;
}

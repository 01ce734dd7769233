import { crawlers } from '../crawlers/crawlers.ts';
import { editDistance } from './editDistance.ts';

interface KnownName {
  readonly token: string;
  readonly letters: string;
  readonly mask: number;
}

/** Letters and digits only, in lower case. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

/** Which letters a name has, a bit each. */
function maskOf(letters: string): number {
  let mask = 0;
  for (let index = 0; index < letters.length; index += 1) mask |= 1 << (letters.charCodeAt(index) & 31);
  return mask;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const known: readonly KnownName[] = crawlers.map(({ token }) => {
  const letters = lettersOf(token);
  return { token, letters, mask: maskOf(letters) };
});

const byLetters: ReadonlyMap<string, string> = new Map(known.map(({ token, letters }) => [letters, token]));

/** How many letters may be wrong: short names are near to too many others. */
function toleranceOf(length: number): number {
  if (length < 6) return 0;
  return length < 10 ? 1 : 2;
}

/**
 * The catalogued crawler that a name nobody has was probably meant to be: the same but for what joins its parts ('bing
 * bot'), or with few letters wrong ('Googelbot'). Null where there is none near.
 */
export function nearName(name: string): string | null {
  if (name.length > 40) return null;
  const letters = lettersOf(name);
  const same = byLetters.get(letters);
  if (same !== undefined) return same;
  const tolerance = toleranceOf(letters.length);
  if (tolerance === 0) return null;
  const mask = maskOf(letters);
  let best: string | null = null;
  let least = tolerance + 1;
  for (const target of known) {
    if (Math.abs(target.letters.length - letters.length) > tolerance) continue;
    if (bitCount(mask ^ target.mask) > 2 * tolerance) continue;
    const distance = editDistance(letters, target.letters);
    if (distance < least) {
      least = distance;
      best = target.token;
    }
  }
  return best;
}

import { crawlers } from '../crawlers/crawlers.ts';
import { editDistance } from './editDistance.ts';

/** A name taken apart for comparison. */
interface Parted {
  /** Letters and digits only, in lower case. */
  readonly letters: string;
  /** The letters without 'bot', 'spider' and the like at the end, which say nothing. */
  readonly stem: string;
  readonly mask: number;
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

function part(name: string): Parted {
  const letters = name.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return { letters, stem: letters.replace(/(?:bot|spider|crawler)$/, ''), mask: maskOf(letters) };
}

const known = crawlers.map(({ token }) => ({ token, ...part(token) }));

const byLetters: ReadonlyMap<string, string> = new Map(known.map(({ token, letters }) => [letters, token]));

/** True where a name is so near to another that it can hardly be a crawler of its own: short names differ by little. */
function isNear(name: Parted, target: Parted): boolean {
  const { length } = name.stem;
  const added = Math.abs(name.letters.length - target.letters.length);
  if (added > 2 || bitCount(name.mask ^ target.mask) > 4) return false;
  const distance = editDistance(name.letters, target.letters);
  if (distance > 2) return false;
  if (distance === 2) return length >= 9;
  const isSwap = added === 0 && name.mask === target.mask;
  return length >= (isSwap ? 3 : added === 1 ? 5 : 7);
}

/** Ends such as '-BA' tell the crawlers of one operator apart, so that another one is no misspelling. */
function hasShortEnd(name: string): boolean {
  return /[-_][a-z0-9]{1,4}$/i.test(name) && !/[-_]bot$/i.test(name);
}

/**
 * The catalogued crawler that a name nobody has was probably meant to be: the same but for what joins its parts ('bing
 * bot'), or with a letter or two wrong ('Googelbot'). Null where there is none near.
 */
export function nearName(name: string): string | null {
  if (name.length > 40) return null;
  const parted = part(name);
  const same = byLetters.get(parted.letters);
  if (same !== undefined) return same;
  if (hasShortEnd(name)) return null;
  return known.find((target) => isNear(parted, target))?.token ?? null;
}

import type { KnownField } from '../syntax/fieldName.ts';
import { recogniseField } from '../syntax/fieldName.ts';
import { editDistance } from './editDistance.ts';
import { meaningInTheWild } from './fieldNames.ts';

/** Names that a misspelt one may stand for, with how many letters may be wrong; short names allow fewer. */
const targets: readonly {
  readonly field: KnownField;
  readonly joined: string;
  readonly tolerance: number;
}[] = [
  { field: 'user-agent', joined: 'useragent', tolerance: 2 },
  { field: 'disallow', joined: 'disallow', tolerance: 2 },
  { field: 'allow', joined: 'allow', tolerance: 1 },
  { field: 'sitemap', joined: 'sitemap', tolerance: 2 },
  { field: 'crawl-delay', joined: 'crawldelay', tolerance: 2 },
  { field: 'clean-param', joined: 'cleanparam', tolerance: 2 },
  { field: 'request-rate', joined: 'requestrate', tolerance: 2 },
  { field: 'visit-time', joined: 'visittime', tolerance: 2 },
  { field: 'robot-version', joined: 'robotversion', tolerance: 2 },
  { field: 'noindex', joined: 'noindex', tolerance: 1 },
  { field: 'content-signal', joined: 'contentsignal', tolerance: 2 },
  { field: 'content-usage', joined: 'contentusage', tolerance: 2 },
];

/** Letters and digits only: joiners between the parts of a name are often the mistake. */
function joinedForm(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

/** Up to three characters of junk before a name that is right otherwise: 'xUser-agent', '* Disallow'. */
function afterJunk(joined: string): KnownField | null {
  const target = targets.find(
    (entry) =>
      joined.endsWith(entry.joined) && joined.length - entry.joined.length <= 3 && entry.joined.length >= 7,
  );
  return target?.field ?? null;
}

/**
 * The field that a name nobody reads was probably meant to be; null where there is none near. Names that somebody
 * reads, and those seen in the wild with a meaning of their own, are no misspellings.
 */
export function nearField(name: string): KnownField | null {
  if (name.length > 24 || recogniseField(name, 'prefixes-and-typos').field !== 'unknown') return null;
  if (meaningInTheWild(name) !== undefined) return null;
  const joined = joinedForm(name);
  let best: KnownField | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { field, joined: wanted, tolerance } of targets) {
    if (Math.abs(wanted.length - joined.length) > tolerance) continue;
    const distance = editDistance(joined, wanted);
    if (distance <= tolerance && distance < least) {
      best = field;
      least = distance;
    }
  }
  return best ?? afterJunk(joined);
}

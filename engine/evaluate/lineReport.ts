import { dialectOf } from '../dialects/index.ts';
import { toOctetString } from '../octets/octet.ts';
import { toSource } from '../source.ts';
import type { KnownField } from '../syntax/fieldName.ts';
import { recogniseField } from '../syntax/fieldName.ts';
import type { Line } from '../syntax/line.ts';
import { scanLines } from '../syntax/scanLines.ts';

/** Names that Google's reporter knows and does not use (reporting_robots.cc `kUnsupportedTags`). */
const unused: ReadonlySet<KnownField> = new Set<KnownField>([
  'clean-param',
  'content-signal',
  'content-usage',
  'crawl-delay',
  'domain',
  'host',
  'noarchive',
  'nofollow',
  'noindex',
  'request-rate',
  'revisit-after',
  'visit-time',
]);

function tagOf(field: KnownField | 'unknown'): number {
  switch (field) {
    case 'user-agent':
      return 1;
    case 'allow':
      return 2;
    case 'disallow':
      return 3;
    case 'sitemap':
      return 4;
    default:
      return field !== 'unknown' && unused.has(field) ? 5 : 0;
  }
}

function reportLine(octets: Uint8Array, line: Line): string {
  const { content } = line;
  const recognised =
    content.kind === 'field'
      ? recogniseField(toOctetString(octets, content.name), 'prefixes-and-typos')
      : null;
  const flags = [
    recognised?.by === 'typo' ? 't' : '',
    content.kind === 'blank' ? 'e' : '',
    content.kind === 'comment' ? 'c' : '',
    line.comment !== null ? 'h' : '',
    content.kind === 'field' ? 'd' : '',
    content.kind === 'field' && content.separator === 'white-space' ? 'm' : '',
    line.tooLong ? 'l' : '',
  ];
  return `${line.number}:${tagOf(recognised?.field ?? 'unknown')}${flags.join('')}`;
}

/**
 * What Google's reporting parser says of each line (reporting_robots.cc): 'number:tag' and letters. Tag 0 unknown,
 * 1 user-agent, 2 allow, 3 disallow, 4 sitemap, 5 known but unused; t accepted typo, e empty, c comment only, h has a
 * comment, d a name was parsed, m the colon is missing, l the line is too long.
 */
export function reportLines(robots: string | Uint8Array): readonly string[] {
  const { octets } = toSource(robots);
  return scanLines(octets, dialectOf('google').choices).map((line) => reportLine(octets, line));
}

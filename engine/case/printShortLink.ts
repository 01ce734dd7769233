import { encodeUtf8 } from '../octets/utf8.ts';
import { toCaseFile } from './caseFile.ts';
import type { CaseFile } from './caseSchema.ts';
import { parseShortLink } from './shortLink.ts';
import type { Case, RobotsContent } from './testCase.ts';
import { emptyCase } from './testCase.ts';

/** A case written out as the fragment of a link that people can read. */
export interface ShortLink {
  /** With its '#'. */
  readonly fragment: string;
  /** Parts of the case that this form can't hold, by their names in a case file; they would be as in an empty case. */
  readonly leftOut: readonly (keyof CaseFile)[];
}

/** Signs that stand for themselves in a fragment and in form encoding, and that no chat takes for markup. */
const plain = /[A-Za-z0-9/:$?,@._-]/;

function octetsOf(content: RobotsContent): Uint8Array {
  return content.kind === 'text' ? encodeUtf8(content.text) : content.octets;
}

/** Form encoding: a space is '+', what is not plain is %XX of its UTF-8 or of the octet that it is. */
function encodeValue(octets: Uint8Array): string {
  return Array.from(octets, (octet) => {
    const sign = String.fromCharCode(octet);
    if (plain.test(sign)) return sign;
    return octet === 0x20 ? '+' : `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}

const field = (name: string, text: string): string => `${name}=${encodeValue(encodeUtf8(text))}`;

function urlFields(line: string): readonly string[] {
  if (line.startsWith('+ ')) return [field('url', line.slice(2)), 'expect=allow'];
  if (line.startsWith('- ')) return [field('url', line.slice(2)), 'expect=disallow'];
  return [field('url', line)];
}

/** One `dialect` is the reading; of several the first is, and all are compared. */
function dialectFields({ reading, dialects }: Case): readonly string[] {
  if (reading === 'each-its-own') return [];
  const areDefault = dialects.join() === emptyCase.dialects.join();
  return (areDefault ? [reading] : dialects).map((id) => field('dialect', id));
}

/** The status of the answer; what else is known of the fetch is told as left out. */
function statusFields({ fetch }: Case): readonly string[] {
  return fetch?.result.kind === 'response' ? [`status=${fetch.result.status}`] : [];
}

function sameContent(a: RobotsContent | null, b: RobotsContent | null): boolean {
  if (a === null || b === null) return a === b;
  const [octets, others] = [octetsOf(a), octetsOf(b)];
  return octets.length === others.length && octets.every((octet, at) => octet === others[at]);
}

function lostFields(before: Case, after: Case): readonly (keyof CaseFile)[] {
  const [was, is] = [toCaseFile(before), toCaseFile(after)];
  const names = [
    'title',
    'note',
    'origin',
    'urls',
    'bots',
    'reading',
    'dialects',
    'fetch',
    'mutedRules',
    'time',
  ] as const;
  return [
    ...(sameContent(before.robots, after.robots) ? [] : (['robots'] as const)),
    ...(sameContent(before.baseline, after.baseline) ? [] : (['baseline'] as const)),
    ...names.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name])),
  ];
}

/** A case in the form that `parseShortLink` reads, and what of it is lost on that way. */
export function printShortLink(testCase: Case): ShortLink {
  const { title, note, robots, baseline, origin, urlList, bots } = testCase;
  const text = [
    `robots=${encodeValue(octetsOf(robots))}`,
    ...(baseline === null ? [] : [`baseline=${encodeValue(octetsOf(baseline))}`]),
    ...(origin === '' ? [] : [field('origin', origin)]),
    ...(urlList === '' ? [] : urlList.split('\n').flatMap(urlFields)),
    ...(bots.join('\n') === emptyCase.bots.join('\n') ? [] : bots.map((bot) => field('agent', bot))),
    ...dialectFields(testCase),
    ...statusFields(testCase),
    ...(title === '' ? [] : [field('title', title)]),
    ...(note === '' ? [] : [field('note', note)]),
  ].join('&');
  const read = parseShortLink(text);
  return { fragment: `#${text}`, leftOut: read.ok ? lostFields(testCase, read.value) : ['robots'] };
}

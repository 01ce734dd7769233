import { decodeUtf8, encodeUtf8 } from '../octets/utf8.ts';
import type { AccessInput } from '../policy/access/accessInput.ts';
import type { ChangedAnswer } from './compareAnswers.ts';
import { compareAnswers } from './compareAnswers.ts';
import { createHostHider, hostsIn } from './hideHosts.ts';
import type { StandInMethod } from './standIns.ts';
import { createStandIns } from './standIns.ts';
import type { Case, RobotsContent } from './testCase.ts';
import { parseUrlLine, parseUrlList, printUrlLine } from './urlList.ts';

/** A name and what stands in for it. */
export interface HiddenName {
  readonly from: string;
  readonly to: string;
}

/** A case without its names. */
export interface NamelessCase {
  readonly case: Case;
  /** How path words were hidden; 'not' where that was not wished, or would have changed a verdict. */
  readonly words: StandInMethod | 'not';
  readonly hidden: readonly HiddenName[];
  /** How many questions were asked of both cases: every URL of every bot, in the case's reading and in each dialect. */
  readonly compared: number;
  /** Those whose verdict or deciding line is not the same; normally none. */
  readonly changed: readonly ChangedAnswer[];
}

/** Fields whose value is a name of a crawler, a number or a time, and not a path. */
const plainFields = /agent|delay|rate|time|version|signal|usage/i;

const robotsLine = /^(\s*[^:#\s]*(?:\s*:|[ \t]+|$))([^#]*)(#.*)?$/s;

type HideText = (text: string) => string;

function hideRobotsLine(line: string, hide: HideText): string {
  const [, field, value = '', comment = ''] = robotsLine.exec(line) ?? [];
  if (field === undefined) return hide(line);
  return `${field}${plainFields.test(field) ? value : hide(value)}${hide(comment)}`;
}

function hideRobotsText(text: string, hide: HideText): string {
  return text
    .split(/(\r\n|\r|\n)/)
    .map((part, at) => (at % 2 === 1 ? part : hideRobotsLine(part, hide)))
    .join('');
}

/** Where an octet that is not UTF-8 waits while its file is text: letters of no script. */
const privateUse = 0xf700;

function hideOctets(octets: Uint8Array, hide: HideText): Uint8Array {
  const { invalid } = decodeUtf8(octets);
  const parts: string[] = [];
  let from = 0;
  for (const span of invalid) {
    parts.push(decodeUtf8(octets.subarray(from, span.from)).text);
    for (const octet of octets.subarray(span.from, span.to))
      parts.push(String.fromCharCode(privateUse + octet));
    from = span.to;
  }
  parts.push(decodeUtf8(octets.subarray(from)).text);
  const hidden = hideRobotsText(parts.join(''), hide);
  if (invalid.length === 0) return encodeUtf8(hidden);
  const pieces = hidden.split(/([\uf780-\uf7ff])/);
  const encoded = pieces.map((piece, at) =>
    at % 2 === 1 ? Uint8Array.of(piece.charCodeAt(0) - privateUse) : encodeUtf8(piece),
  );
  return Uint8Array.from(encoded.flatMap((piece) => [...piece]));
}

function hideContent(content: RobotsContent, hide: HideText): RobotsContent {
  return content.kind === 'text'
    ? { kind: 'text', text: hideRobotsText(content.text, hide) }
    : { kind: 'octets', octets: hideOctets(content.octets, hide) };
}

function hideUrlLine(text: string, hide: HideText): string {
  const entry = parseUrlLine(text, 1);
  if (entry === null) return hide(text);
  const comment = /\s#.*$/s.exec(text.slice(text.search(/\s#/)))?.[0] ?? '';
  const isExempt = /^\/robots\.txt$/.test(entry.url);
  return `${printUrlLine({ ...entry, url: isExempt ? entry.url : hide(entry.url) })}${hide(comment)}`;
}

function hideFetch(fetch: AccessInput, hide: HideText): AccessInput {
  const { robotsUrl, hops, result } = fetch;
  return {
    ...fetch,
    robotsUrl: robotsUrl === null ? null : hide(robotsUrl),
    hops: hops.map((hop) => ({ ...hop, location: hop.location === null ? null : hide(hop.location) })),
    result:
      result.kind === 'response' && result.location !== undefined
        ? { ...result, location: hide(result.location) }
        : result,
  };
}

function textOf(content: RobotsContent | null): string {
  if (content === null) return '';
  return content.kind === 'text' ? content.text : decodeUtf8(content.octets).text;
}

/** An address as typed, with a scheme where it begins with a host. */
function withScheme(address: string): string {
  return /^[/?]|:\/\//.test(address) ? address : `http://${address}`;
}

function textsOf({ robots, baseline, origin, urlList, fetch }: Case): readonly string[] {
  return [
    textOf(robots),
    textOf(baseline),
    ...[origin, ...parseUrlList(urlList).map(({ url }) => url)].map(withScheme),
    ...(fetch === null ? [] : [fetch.robotsUrl ?? '', ...fetch.hops.map(({ location }) => location ?? '')]),
  ];
}

function hideCase(testCase: Case, words: StandInMethod | 'not', seed: string): NamelessCase {
  const standIns = createStandIns(seed, words === 'not' ? 'by-word' : words);
  const hostStandIns = createStandIns(seed, 'by-word');
  const hosts = createHostHider(hostsIn(textsOf(testCase)), hostStandIns);
  const hideRest: HideText = words === 'not' ? (text) => text : standIns.hide;
  const hide: HideText = (text) => hosts.hide(text, hideRest);
  const hidden: Case = {
    ...testCase,
    title: '',
    note: '',
    robots: hideContent(testCase.robots, hide),
    baseline: testCase.baseline === null ? null : hideContent(testCase.baseline, hide),
    origin: hosts.hide(testCase.origin, (text) => text),
    urlList: testCase.urlList
      .split('\n')
      .map((line) => hideUrlLine(line, hide))
      .join('\n'),
    fetch: testCase.fetch === null ? null : hideFetch(testCase.fetch, hide),
  };
  const { compared, changed } = compareAnswers(testCase, hidden);
  const names = [...hosts.hosts, ...standIns.words].map(([from, to]) => ({ from, to }));
  return { case: hidden, words, hidden: names, compared, changed };
}

/**
 * The case with stand-ins of the same shape for its hosts and, if `paths` is true, for the words of its paths and
 * comments; title and note are dropped. Directives, names of crawlers, numbers and every sign stay. Every question of
 * the case is asked of both: words are hidden in the best way that changes no verdict and no deciding line. Whoever
 * knows `seed` can check a guess, so take a new random one each time and don't show it.
 */
export function withoutNames(
  testCase: Case,
  options: { readonly paths: boolean; readonly seed: string },
): NamelessCase {
  const methods: readonly StandInMethod[] = options.paths ? ['by-word', 'by-letter'] : [];
  for (const method of methods) {
    const nameless = hideCase(testCase, method, options.seed);
    if (nameless.changed.length === 0) return nameless;
  }
  return hideCase(testCase, 'not', options.seed);
}

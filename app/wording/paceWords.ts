import type {
  CrawlDelayPace,
  NoPaceReason,
  RefusedDelayReason,
  RequestRatePace,
  StatedRate,
  VisitPace,
} from '../../engine/index.ts';
import { durationInWords } from './moments.ts';
import type { Sentence } from './sentence.ts';
import { code, lineRef, lineRefs } from './sentence.ts';

/** Why a Crawl-delay line says nothing. */
const refusedDelays: { readonly [Why in RefusedDelayReason]: string } = {
  empty: 'has no value',
  'not-a-number': 'is not a number',
  'leading-zero': 'starts with 0',
  'not-ascii': 'is not written in ASCII digits',
  exponent: 'has an exponent',
  fraction: 'has a fraction, which this reader does not support',
  repeated: 'comes after one that counts',
};

const seconds = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'second' : 'seconds'}`;

function delaySentence(pace: CrawlDelayPace): Sentence {
  if (pace.kind === 'none')
    return [pace.reason === 'not-bound' ? 'No group applies to it.' : 'The file sets no crawl delay.'];
  const from: Sentence = pace.from === 'star' ? [', in the group for ', code('*')] : [];
  const where: Sentence = [lineRef(pace.line), ...from];
  switch (pace.kind) {
    case 'kept':
      return pace.capped
        ? [
            `It waits ${seconds(pace.seconds)}, its maximum; the file asks for ${seconds(pace.stated)} (`,
            ...where,
            ').',
          ]
        : [`It waits ${seconds(pace.seconds)} between requests (`, ...where, ').'];
    case 'ignored':
      return [`It ignores Crawl-delay: the delay of ${seconds(pace.stated)} (`, ...where, ') has no effect.'];
    case 'unknown':
      return [
        `The file asks for ${seconds(pace.stated)} (`,
        ...where,
        '); its operator does not say whether it waits.',
      ];
  }
}

/** What becomes of Crawl-delay, and of each of its lines that says nothing. */
export function crawlDelaySentences(pace: CrawlDelayPace): readonly Sentence[] {
  return [
    delaySentence(pace),
    ...pace.refused.map(
      ({ line, value, reason }): Sentence => [
        code(value),
        ' on ',
        lineRef(line),
        ` is ignored: it ${refusedDelays[reason]}.`,
      ],
    ),
  ];
}

/** Why lines that speak of visits or rates don't count. */
function notCounted(field: string, reason: NoPaceReason, lines: readonly number[]): Sentence {
  switch (reason) {
    case 'not-stated':
    case 'not-bound':
      return [];
    case 'not-known':
      return [`This reader does not support ${field} (`, ...lineRefs(lines), ').'];
    case 'not-extended':
      return [
        `${field} counts only in a record with `,
        code('Robot-version: 2.0'),
        ' (',
        ...lineRefs(lines),
        ').',
      ];
    case 'invalid':
      return [`${field} is not valid (`, ...lineRefs(lines), ').'];
  }
}

/** A minute of the day (0 to 1439) as '06:30'. */
export function timeOfDay(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** A daily window in UTC: 'from 06:00 to 08:45 UTC'. */
function windowWords({ from, to }: { readonly from: number; readonly to: number }): string {
  return `from ${timeOfDay(from)} to ${timeOfDay(to)} UTC`;
}

/** When it may come; empty where the file says nothing of it. */
export function visitSentence(pace: VisitPace): Sentence {
  if (pace.kind === 'any-time') return notCounted('Visit-time', pace.reason, pace.lines);
  const now =
    pace.inside === null
      ? '.'
      : pace.inside
        ? ', which includes now.'
        : `, which starts in ${durationInWords((pace.opensIn ?? 0) * 60)}.`;
  return [`It may crawl ${windowWords(pace.window)} (`, lineRef(pace.line), `)${now}`];
}

function rateWords({ documents, seconds: time, window }: StatedRate): string {
  const what = documents === 1 ? 'one document' : `${documents.toLocaleString('en')} documents`;
  return `${what} per ${durationInWords(time)}${window === null ? '' : ` ${windowWords(window)}`}`;
}

/** How many documents it may fetch, a sentence for each line that says so; empty where none does. */
export function requestRateSentences(pace: RequestRatePace): readonly Sentence[] {
  if (pace.kind === 'unlimited') {
    const sentence = notCounted('Request-rate', pace.reason, pace.lines);
    return sentence.length === 0 ? [] : [sentence];
  }
  const stated = pace.rates.map(
    (rate): Sentence => [
      `At most ${rateWords(rate)} (`,
      lineRef(rate.line),
      rate === pace.now && pace.rates.length > 1 ? '). This applies now.' : ').',
    ],
  );
  return pace.now === null ? [...stated, ['No rate applies at this time.']] : stated;
}

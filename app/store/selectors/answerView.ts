import type { CaseReading, DialectId, Source, Trace } from '../../../engine/index.ts';
import { traceVerdict } from '../../../engine/index.ts';
import type { Parting } from '../../wording/explainDifference.ts';
import type { TestedCase } from '../late/testedCase.ts';
import { memoizeByObject } from '../memoize.ts';
import { botOf, comparisonOf, matcherOf, nameAsked } from './bots.ts';
import { sourceOf } from './source.ts';
import type { BotAnswer } from './verdicts.ts';
import { answerer } from './verdicts.ts';

/** A classic reading with another verdict, and why. */
export interface ClassicParting {
  readonly dialect: DialectId;
  readonly parting: Parting;
}

/** A verdict with how it came about: plain data, so that a worker can send it. */
export interface AnswerView {
  readonly answer: BotAnswer;
  readonly trace: Trace;
  readonly partings: readonly ClassicParting[];
}

function viewOf(source: Source, asked: string, url: string, reading: CaseReading): AnswerView {
  const bot = botOf(asked);
  const answer = answerer(source, bot, reading)(url);
  const matcher = matcherOf(source, bot, reading);
  const comparison = comparisonOf(source, nameAsked(matcher, bot));
  return {
    answer,
    trace: traceVerdict(matcher, url),
    partings: answer.classics
      .filter(({ allowed }) => allowed !== answer.verdict.allowed)
      .flatMap(({ dialect }) => {
        const parting = comparison.compare(url, matcher.dialect, dialect);
        return parting.kind === 'same' ? [] : [{ dialect, parting }];
      }),
  };
}

const viewsOf = memoizeByObject((_source: Source) => new Map<string, AnswerView>());

/** How the verdict for a bot and a URL came about; asked once for as long as the file stays. */
export function selectAnswerView(
  { robots, reading }: Pick<TestedCase, 'robots' | 'reading'>,
  asked: string,
  url: string,
): AnswerView {
  const source = sourceOf(robots);
  const views = viewsOf(source);
  const key = `${reading} ${asked} ${url}`;
  const view = views.get(key) ?? viewOf(source, asked, url, reading);
  views.set(key, view);
  return view;
}

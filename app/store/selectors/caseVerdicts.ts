import type { CaseReading, Source, Verdict } from '../../../engine/index.ts';
import type { FileOutline } from '../../wording/fileOutline.ts';
import { outlineOf } from '../../wording/fileOutline.ts';
import type { TestedCase } from '../late/testedCase.ts';
import { memoizeByObject, memoizeLast } from '../memoize.ts';
import type { Bot } from './bots.ts';
import { matcherOf } from './bots.ts';
import { policyOf, sourceOf } from './source.ts';
import type { AnsweredRow } from './verdicts.ts';
import { selectAnsweredRows, selectListBots } from './verdicts.ts';

/** Which group binds a bot, whatever URL is asked about. */
export interface BotBinding {
  /** As it stands in the case. */
  readonly asked: string;
  /** 1-based line by which the group applies; 0 where none does. */
  readonly line: number;
  /** Why none does. */
  readonly reason: Verdict['reason'];
}

/** All that the first screen shows of a case: plain data, so that a worker can send it. */
export interface CaseVerdicts {
  readonly rows: readonly AnsweredRow[];
  /** Of the bots that the list is asked for. */
  readonly bindings: readonly BotBinding[];
  readonly outline: FileOutline;
}

const outlineOfSource = memoizeByObject((source: Source) => outlineOf(policyOf(source, 'google').file));

/** The outline of a robots.txt. */
function selectOutline({ robots }: Pick<TestedCase, 'robots'>): FileOutline {
  return outlineOfSource(sourceOf(robots));
}

/** By which group a bot is bound. */
function bindingOf(source: Source, bot: Bot, reading: CaseReading): BotBinding {
  const { selection, unbound } = matcherOf(source, bot, reading).policy;
  return {
    asked: bot.asked,
    line: selection.groups[0]?.by.line ?? 0,
    reason: unbound ?? 'no-group',
  };
}

const gather = memoizeLast(
  (
    source: Source,
    bots: readonly Bot[],
    reading: CaseReading,
    rows: readonly AnsweredRow[],
    outline: FileOutline,
  ): CaseVerdicts => ({
    rows,
    bindings: bots.map((bot) => bindingOf(source, bot, reading)),
    outline,
  }),
);

/** The verdicts of a case with what stands beside them. */
export function selectCaseVerdicts(theCase: TestedCase): CaseVerdicts {
  const { robots, reading } = theCase;
  return gather(
    sourceOf(robots),
    selectListBots(theCase),
    reading,
    selectAnsweredRows(theCase),
    selectOutline(theCase),
  );
}

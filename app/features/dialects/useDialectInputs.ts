import { useDeferredValue } from 'react';
import type { Case, Comparison } from '../../../engine/index.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { DialectPair } from '../../store/dialectSlice.ts';
import type { Bot } from '../../store/selectors/bots.ts';
import type { DialectRow } from '../../store/selectors/dialectRows.ts';
import {
  agentOf,
  selectComparison,
  selectDialectBot,
  selectDialectRows,
} from '../../store/selectors/dialectRows.ts';

/** What the tab is drawn from; it follows typing when there is time. */
export interface DialectInputs {
  readonly case: Case;
  readonly bot: Bot;
  /** The name by which the file is asked. */
  readonly agent: string;
  readonly pair: DialectPair;
  readonly comparison: Comparison;
  readonly rows: readonly DialectRow[];
}

/** Collects what the tab is drawn from. Typing must not wait for it. */
export function useDialectInputs(): DialectInputs {
  const theCase = useDeferredValue(useAppStore((state) => state.case));
  const chosen = useAppStore((state) => state.dialectBot);
  const pair = useAppStore((state) => state.dialectPair);
  const bot = selectDialectBot(theCase, chosen);
  return {
    case: theCase,
    bot,
    agent: agentOf(theCase, bot),
    pair,
    comparison: selectComparison(theCase, bot),
    rows: selectDialectRows(theCase, bot),
  };
}

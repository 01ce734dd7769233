import type { DialectPair } from '../../store/dialectSlice.ts';
import type { TestedCase } from '../../store/late/testedCase.ts';
import type { DialectsView } from '../../store/selectors/dialectRows.ts';

/** What the tab is drawn from. */
export interface DialectInputs extends DialectsView {
  /** What it is about. */
  readonly case: TestedCase;
  readonly pair: DialectPair;
}

import type { Case } from '../../../engine/index.ts';
import { isEmptyCase } from '../isEmptyCase.ts';
import { isLarge } from '../late/testedCase.ts';
import type { MatrixInputs } from './botMatrix.ts';
import { countOut, selectMatrixGroups } from './botMatrix.ts';

/** How many of the bots shown in the matrix are blocked everywhere: '9 blocked'; '' where none is, or counting would take long. */
export function selectOutBadge(state: MatrixInputs & { readonly case: Case }): string {
  if (isEmptyCase(state.case) || isLarge(state.case.robots)) return '';
  const out = countOut(selectMatrixGroups(state));
  return out === 0 ? '' : `${out} blocked`;
}

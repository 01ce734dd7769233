import { isEmptyCase } from '../isEmptyCase.ts';
import type { MatrixInputs } from './botMatrix.ts';
import { countOut, selectMatrixGroups } from './botMatrix.ts';
import { isLate } from './findings.ts';
import { sourceOf } from './source.ts';

/** How many of the bots shown in the matrix are blocked everywhere: '9 out'; '' where none is, or counting would take long. */
export function selectOutBadge(state: MatrixInputs): string {
  if (isEmptyCase(state.case) || isLate(sourceOf(state.case.robots))) return '';
  const out = countOut(selectMatrixGroups(state));
  return out === 0 ? '' : `${out} out`;
}

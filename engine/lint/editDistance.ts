/**
 * The least number of letters to insert, delete, replace, or swap with their neighbour to turn one word into the other
 * (optimal string alignment). Words of more than 32 letters are as far apart as they are long.
 */
export function editDistance(a: string, b: string): number {
  if (a === b) return 0;
  if (a.length > 32 || b.length > 32) return Math.max(a.length, b.length);
  let twoAbove: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const differs = a[row - 1] === b[column - 1] ? 0 : 1;
      const swaps = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + differs,
          swaps ? (twoAbove[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    twoAbove = above;
    above = current;
  }
  return above[b.length] ?? 0;
}

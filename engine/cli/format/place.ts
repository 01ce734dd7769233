/** 1-based line and column, both in UTF-16 units, of an offset in a text whose lines end with LF, CR LF or CR. */
export function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const ends = [...before.matchAll(/\r\n|\r|\n/g)];
  const last = ends.at(-1);
  return {
    line: ends.length + 1,
    column: offset - (last === undefined ? 0 : last.index + last[0].length) + 1,
  };
}

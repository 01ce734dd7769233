/** So many UTF-16 units are looked at in all: more would be felt. */
const mostUnits = 4_000_000;

/**
 * The file with as few lines as were found for which `keeps` still says yes, as for the whole: larger pieces are tried
 * first, then single lines (Zeller's delta debugging). What is left keeps its order; line ends become LF. Work is bounded:
 * of a huge file more may be left than need be, unless `guess`, lines (1-based) that may do alone, was right.
 */
export function shrinkFile(
  robots: string,
  keeps: (robots: string) => boolean,
  guess: readonly number[] = [],
): string {
  let lines = robots.split(/\r\n?|\n/);
  let units = 0;
  const tries = (fewer: readonly string[]): boolean => {
    const text = fewer.join('\n');
    units += text.length + 1;
    return keeps(text);
  };
  const guessed = lines.filter((_, index) => guess.includes(index + 1));
  if (guessed.length > 0 && tries(guessed)) lines = guessed;
  let size = Math.max(1, lines.length >> 1);
  while (units < mostUnits) {
    let isShorter = false;
    // From the end: what stands first says whom the rest is about.
    for (let from = lines.length - size; from > -size && units < mostUnits; from -= size) {
      const fewer = lines.filter((_, index) => index < from || index >= from + size);
      if (fewer.length === lines.length || !tries(fewer)) continue;
      lines = fewer;
      isShorter = true;
    }
    if (size === 1 && !isShorter) break;
    if (!isShorter || size > lines.length) size = Math.max(1, size >> 1);
  }
  return lines.join('\n');
}

/** How runs of octets over 127 between ASCII look, counted over the octets that are not UTF-8. */
function runsOf(octets: Uint8Array): {
  readonly single: number;
  readonly long: number;
  readonly upperHalf: number;
} {
  let single = 0;
  let long = 0;
  let high = 0;
  let upper = 0;
  let run = 0;
  for (let at = 0; at <= octets.length; at += 1) {
    const octet = octets[at] ?? 0;
    if (octet >= 0x80) {
      run += 1;
      high += 1;
      if (octet >= 0xc0) upper += 1;
      continue;
    }
    if (run === 1) single += 1;
    else if (run > 1) long += 1;
    run = 0;
  }
  return { single, long, upperHalf: high === 0 ? 0 : upper / high };
}

/**
 * A guess at the encoding of octets that are not UTF-8, from the shape of their words: lone accents are Western, words
 * all from the upper half Cyrillic, the rest East Asian.
 */
export function likelyEncoding(octets: Uint8Array): string {
  const { single, long, upperHalf } = runsOf(octets);
  if (single >= long) return 'Windows-1252 (Latin-1)';
  return upperHalf > 0.9
    ? 'Windows-1251 or KOI8-R (Cyrillic)'
    : 'GBK, Big5, Shift_JIS or EUC-KR (East Asian)';
}

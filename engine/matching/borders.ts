/**
 * For each octet from `from` to `to`, how many octets of the run's start stand again at its end there (Knuth, Morris and
 * Pratt), written to the same places of `borders`, which holds zeros: a search then never goes back in what it searches.
 */
export function fillBorders(octets: Uint8Array, borders: Int32Array, from: number, to: number): void {
  let border = 0;
  for (let at = from + 1; at < to; at += 1) {
    while (border > 0 && octets[at] !== octets[from + border]) border = borders[from + border - 1] ?? 0;
    if (octets[at] === octets[from + border]) border += 1;
    borders[at] = border;
  }
}

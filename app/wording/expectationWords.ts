/** How expectations fare, the bad news first: '1 expectation fails'; '' where none does. */
export function failureWords({ failed }: { readonly failed: number }): string {
  if (failed === 0) return '';
  return `${failed.toLocaleString('en')} ${failed === 1 ? 'expectation fails' : 'expectations fail'}`;
}

/** How all expectations fare: '2 of 12 expectations fail', 'all 12 expectations hold'; '' where there are none. */
export function totalsWords({ all, failed }: { readonly all: number; readonly failed: number }): string {
  if (all === 0) return '';
  if (failed > 0) return failureWords({ failed });
  return all === 1 ? '1 expectation holds' : `all ${all.toLocaleString('en')} expectations hold`;
}

const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

/** A number of octets in words: '812 octets', '24 KiB', '2.1 GiB'. */
export function sizeInWords(octets: number): string {
  const step = octets < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(octets) / 10));
  const value = octets / 1024 ** step;
  const digits = step > 0 && value < 10 ? 1 : 0;
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${units[step] ?? ''}`;
}

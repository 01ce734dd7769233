const table = Int32Array.from({ length: 256 }, (_, octet) => {
  let value = octet;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 of the octets (ISO 3309, as in gzip and PNG): 0 to 2 to the power of 32, less one. */
export function crc32(octets: Uint8Array): number {
  let value = ~0;
  for (const octet of octets) value = (table[(value ^ octet) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

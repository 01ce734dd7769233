import { PERCENT } from './octet.ts';
import type { OctetBuffer } from './utf8.ts';
import { reserve } from './utf8.ts';

/** The value of a hexadecimal digit given as an octet or UTF-16 unit, -1 for anything else. */
export function hexValue(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

/** The octet that the two hexadecimal digits stand for, -1 unless both are hexadecimal digits (RFC 3986 2.1). */
export function escapedOctet(high: number, low: number): number {
  const highValue = hexValue(high);
  const lowValue = hexValue(low);
  return highValue < 0 || lowValue < 0 ? -1 : highValue * 16 + lowValue;
}

function upperHexDigit(value: number): number {
  return value < 10 ? 0x30 + value : 0x37 + value;
}

/** Appends `octet` as %XX with upper-case hexadecimal digits. */
export function appendEscape(buffer: OctetBuffer, octet: number): void {
  reserve(buffer, 3);
  buffer.octets[buffer.length++] = PERCENT;
  buffer.octets[buffer.length++] = upperHexDigit(octet >> 4);
  buffer.octets[buffer.length++] = upperHexDigit(octet & 0x0f);
}

/** Appends one octet as it is. */
export function appendOctet(buffer: OctetBuffer, octet: number): void {
  reserve(buffer, 1);
  buffer.octets[buffer.length++] = octet;
}

/** One part of an IPv4 address as WHATWG URL 3.5 reads it: decimal, 0 octal, 0x hexadecimal; null for no number. */
function parsePart(part: string): number | null {
  if (part === '') return null;
  if (/^0x[0-9a-f]*$/i.test(part)) return part.length === 2 ? 0 : Number.parseInt(part.slice(2), 16);
  if (/^0[0-7]*$/.test(part)) return Number.parseInt(part, 8);
  return /^[1-9][0-9]*$/.test(part) ? Number.parseInt(part, 10) : null;
}

function partsOf(host: string): readonly string[] {
  const parts = host.split('.');
  return parts.length > 1 && parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

/** True for a host that must be an IPv4 address or nothing: its last part is a number (WHATWG URL 3.5). */
export function endsInNumber(host: string): boolean {
  const last = partsOf(host).at(-1) ?? '';
  return /^[0-9]+$/.test(last) || /^0x[0-9a-f]*$/i.test(last);
}

/** The four decimal numbers of an IPv4 address in any notation; null where it is none. */
export function canonicalIpv4(host: string): string | null {
  const parts = partsOf(host);
  const numbers = parts.map(parsePart);
  if (parts.length > 4 || numbers.some((number) => number === null)) return null;
  let address = 0;
  for (const [index, number] of numbers.entries()) {
    const isLast = index === numbers.length - 1;
    const limit = isLast ? 256 ** (5 - numbers.length) : 256;
    if (number === null || number >= limit) return null;
    address += isLast ? number : number * 256 ** (3 - index);
  }
  return [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.');
}

/** The last two pieces of an IPv6 address that ends in an IPv4 one; null where that is none. */
function embeddedIpv4(text: string): readonly number[] | null {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  if (match === null) return null;
  const numbers = match.slice(1).map(Number);
  if (match.slice(1).some((part) => part.length > 1 && part.startsWith('0'))) return null;
  if (numbers.some((number) => number > 255)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  return [a * 256 + b, c * 256 + d];
}

function piecesOf(text: string): readonly number[] | null {
  if (text === '') return [];
  const pieces: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    if (part.includes('.')) {
      const embedded = index === parts.length - 1 ? embeddedIpv4(part) : null;
      if (embedded === null) return null;
      pieces.push(...embedded);
    } else if (/^[0-9a-f]{1,4}$/i.test(part)) pieces.push(Number.parseInt(part, 16));
    else return null;
  }
  return pieces;
}

function eightPieces(text: string): readonly number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head = '', tail] = halves;
  const front = piecesOf(head);
  if (front === null || (tail !== undefined && head.includes('.'))) return null;
  if (tail === undefined) return front.length === 8 ? front : null;
  const back = piecesOf(tail);
  if (back === null || front.length + back.length > 7) return null;
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back];
}

/** The first longest run of at least two zeros. */
function longestZeros(pieces: readonly number[]): { readonly from: number; readonly to: number } | null {
  let best: { from: number; to: number } | null = null;
  for (let from = 0; from < pieces.length; from += 1) {
    let to = from;
    while (pieces[to] === 0) to += 1;
    if (to - from > 1 && (best === null || to - from > best.to - best.from)) best = { from, to };
    from = Math.max(from, to);
  }
  return best;
}

/** An IPv6 address, given without its brackets, in the shortest form (RFC 5952); null where it is none. */
export function canonicalIpv6(text: string): string | null {
  const pieces = eightPieces(text);
  if (pieces === null) return null;
  const words = pieces.map((piece) => piece.toString(16));
  const zeros = longestZeros(pieces);
  if (zeros === null) return words.join(':');
  return `${words.slice(0, zeros.from).join(':')}::${words.slice(zeros.to).join(':')}`;
}

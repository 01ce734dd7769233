import type { Random } from './random.ts';

const isSendable = (unit: number): boolean => unit > 0x20 && unit < 0x7f && unit !== 0x23;

/** An octet string as it would be sent in a URL. */
const sent = (octets: string): string =>
  Array.from(octets, (unit) => {
    const octet = unit.charCodeAt(0);
    return isSendable(octet) ? unit : `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');

const rooted = (path: string): string => (path.startsWith('/') ? path : `/${path}`);

const fillers = ['', 'x', '/', 'q0z', '/x/', '%2F', '?', '.', 'index.html'] as const;
const tails = [
  '',
  '',
  'x',
  '/',
  '?',
  '?x',
  '?x=1&y',
  'index.html',
  '/index.htm',
  '.html',
  '%20',
  '%',
  '$',
  '*',
  '|',
  '7',
  'A',
] as const;

const swapCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();

/** The path written otherwise: for some dialects it is the same path, for others another. */
function rewritten(path: string, random: Random): string {
  const at = 1 + random.below(path.length);
  switch (random.below(9)) {
    case 0:
      return path.replace(/%[0-9a-f]{2}/gi, swapCase);
    case 1:
      return path.replace(/%([2-7][0-9a-f])/gi, (whole, hex: string) => {
        const unit = Number.parseInt(hex, 16);
        return isSendable(unit) ? String.fromCharCode(unit) : whole;
      });
    case 2:
    case 3: {
      const unit = path.charCodeAt(at);
      if (Number.isNaN(unit)) return path;
      const escaped = `%${unit.toString(16)}`;
      return path.slice(0, at) + (random.chance(0.5) ? escaped : escaped.toUpperCase()) + path.slice(at + 1);
    }
    case 4:
      return path.slice(0, -1) || '/';
    case 5:
      return `${path.slice(0, at)}x${path.slice(at)}`;
    case 6:
      return path.slice(0, at) + path.slice(at + 1);
    case 7:
      return `${path.slice(0, -1)}x`;
    default:
      return `/${path}`;
  }
}

const without = (value: string): string => (value.endsWith('$') ? value.slice(0, -1) : value);

/**
 * Paths that try whether rules with these values (octet strings) decide as somebody claims: each value with its stars as
 * several texts, pieces of other values among them, cut, extended, escaped and put together with others.
 */
export function probePaths(values: readonly string[], random: Random, count: number): readonly string[] {
  const texts = values.map((value) => sent(value.replace(/^[a-z]+:\/\/[^/]*/i, '')));
  const pieces = texts.flatMap((text) => without(text).split('*')).filter((piece) => piece !== '');
  const fill = (): string => (random.chance(0.3) ? (random.anyOf(pieces) ?? '') : random.oneOf(fillers));
  const tail = (): string => (random.chance(0.15) ? (random.anyOf(pieces) ?? '') : random.oneOf(tails));
  const plain = (text: string): string => {
    const kept = random.chance(0.9) ? without(text) : text;
    const one = fill();
    const alike = random.chance(0.5);
    return kept.replace(/\*/g, () => (alike ? one : fill()));
  };
  const paths = new Set<string>([
    '/',
    '/robots.txt',
    '/robots.txt?a',
    '/index.html',
    '/x',
    '//',
    '/?',
    '/rob%6Fts.txt',
  ]);
  for (const text of texts)
    for (const filler of ['', 'x', '/']) paths.add(rooted(without(text).replaceAll('*', filler)));
  for (let tries = 0; paths.size < count && tries < 3 * count; tries += 1) {
    const text = random.anyOf(texts) ?? '/';
    let path = rooted(plain(text) + tail());
    if (random.chance(0.25))
      path += plain((random.anyOf(texts) ?? '').replace(/^\//, random.oneOf(['', '/'])));
    while (random.chance(0.35)) path = rooted(rewritten(path, random));
    if (path.length < 2_000) paths.add(path);
  }
  return [...paths];
}

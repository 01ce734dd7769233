const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;

const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';

function adaptBias(delta: number, points: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / points);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; bias += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

const threshold = (at: number, bias: number): number => Math.min(Math.max(at - bias, T_MIN), T_MAX);

function encodeDelta(delta: number, bias: number): string {
  let out = '';
  let rest = delta;
  for (let at = BASE; ; at += BASE) {
    const limit = threshold(at, bias);
    if (rest < limit) return out + digits.charAt(rest);
    out += digits.charAt(limit + ((rest - limit) % (BASE - limit)));
    rest = Math.floor((rest - limit) / (BASE - limit));
  }
}

/** A label of any code points in the ASCII form of RFC 3492, without the prefix 'xn--'. */
export function encodePunycode(label: string): string {
  const points = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < INITIAL_N);
  let out = String.fromCharCode(...basic) + (basic.length > 0 ? '-' : '');
  let handled = basic.length;
  let next = INITIAL_N;
  let delta = 0;
  let bias = INITIAL_BIAS;
  while (handled < points.length) {
    const above = next;
    const smallest = points.reduce(
      (least, point) => (point >= above && point < least ? point : least),
      0x110000,
    );
    delta += (smallest - next) * (handled + 1);
    next = smallest;
    for (const point of points) {
      if (point < next) delta += 1;
      if (point !== next) continue;
      out += encodeDelta(delta, bias);
      bias = adaptBias(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    next += 1;
  }
  return out;
}

const digitValue = (unit: number): number => digits.indexOf(String.fromCharCode(unit).toLowerCase());

/** The code points of a label in the ASCII form of RFC 3492, without its prefix; null where it is none. */
export function decodePunycode(encoded: string): string | null {
  const hyphen = encoded.lastIndexOf('-');
  const points = Array.from(
    encoded.slice(0, Math.max(0, hyphen)),
    (character) => character.codePointAt(0) ?? 0,
  );
  if (points.some((point) => point >= INITIAL_N)) return null;
  let at = hyphen > 0 ? hyphen + 1 : 0;
  let next = INITIAL_N;
  let index = 0;
  let bias = INITIAL_BIAS;
  while (at < encoded.length) {
    const before = index;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = at < encoded.length ? digitValue(encoded.charCodeAt(at)) : -1;
      if (digit < 0) return null;
      at += 1;
      index += digit * weight;
      if (index > 0x7fffffff) return null;
      const limit = threshold(step, bias);
      if (digit < limit) break;
      weight *= BASE - limit;
    }
    const length = points.length + 1;
    bias = adaptBias(index - before, length, before === 0);
    next += Math.floor(index / length);
    index %= length;
    if (next > 0x10ffff) return null;
    points.splice(index, 0, next);
    index += 1;
  }
  return points.map((point) => String.fromCodePoint(point)).join('');
}

import type { Random } from './random.ts';

/** Two files as octet strings: one and what a few edits made of it. */
export interface FilePair {
  readonly before: string;
  readonly after: string;
}

const oddValues = [
  '',
  '/',
  '*',
  '/*',
  '/$',
  '*$',
  '/*?',
  '/*?*',
  '/index.html',
  '/a/index.htm',
  '/robots.txt',
  '/robots.txt$',
  '/*.txt',
  '/*.php$',
  'a',
  '//',
  '/%7Ea',
  '/%2f',
  '/%2A',
  '/%24',
  '/é',
  'http://a.example/a',
] as const;

const ruleLine = /^([^:#]*allow[^:#]*:[ \t]*)([^#\r]*?)([ \t]*(?:#.*)?\r?)$/i;

/** The value of a rule's line; null for any other line. */
export function valueOfLine(line: string): string | null {
  return ruleLine.exec(line)?.[2] ?? null;
}

const hexOf = (octet: number): string => octet.toString(16).padStart(2, '0');

/** A value written a little otherwise: often it says the same. */
function respell(value: string, random: Random): string {
  const at = random.below(value.length + 1);
  const [head, tail] = [value.slice(0, at), value.slice(at)];
  const rest = tail.slice(1);
  switch (random.below(16)) {
    case 0:
      return `${value}*`;
    case 1:
      return value.endsWith('$') ? value.slice(0, -1) : `${value}$`;
    case 2:
      return `${head}*${tail}`;
    case 3:
      return value.replace('*', '');
    case 4:
      return value.replace('*', '**');
    case 5:
      return value.slice(0, -1);
    case 6:
      return `${value}/`;
    case 7:
      return `${value}index.html`;
    case 8:
      return tail === '' ? value : `${head}%${hexOf(tail.charCodeAt(0)).toUpperCase()}${rest}`;
    case 9:
      return tail === '' ? value : `${head}%${hexOf(tail.charCodeAt(0))}${rest}`;
    case 10:
      return value.replace(/%[0-9a-f]{2}/gi, (text) =>
        text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase(),
      );
    case 11:
      return `${head}/${tail}`;
    case 12:
      return `${head}${random.oneOf(['a', '?', '=', '.', '-', 'Z', '%', '$', ';', '|', '7'])}${tail}`;
    case 13:
      return head + rest;
    case 14:
      return value.startsWith('/') ? value.slice(1) : `/${value}`;
    default:
      return head;
  }
}

const turned = (line: string): string =>
  /disallow/i.test(line) ? line.replace(/disallow/i, 'Allow') : line.replace(/allow/i, 'Disallow');

/** A file's lines with one edit. `values` are those that rules may be given. */
function edit(lines: readonly string[], values: readonly string[], random: Random): readonly string[] {
  const rules = lines.flatMap((line, index) => (valueOfLine(line) === null ? [] : [index]));
  const at = random.chance(0.9) ? (random.anyOf(rules) ?? 0) : random.below(lines.length);
  const line = lines[at] ?? '';
  const value = valueOfLine(line) ?? '/';
  const kind = random.oneOf(['Disallow', 'Disallow', 'Allow']);
  const beside = Math.max(0, at + random.oneOf([-2, -1, 0, 1, 2]));
  const written = (other: string): string =>
    line.replace(ruleLine, (_, name, _value, end) => name + other + end);
  switch (random.below(14)) {
    case 0:
    case 1:
      return lines.toSpliced(at, 1, written(respell(value, random)));
    case 2:
      return lines.toSpliced(at, 1, turned(line));
    case 3:
      return lines.toSpliced(at, 1);
    case 4:
      return lines.toSpliced(beside, 0, `${kind}: ${random.anyOf(values) ?? '/'}`);
    case 5:
      return lines.toSpliced(beside, 0, `${kind}: ${random.oneOf(oddValues)}`);
    case 6:
    case 7:
      return lines.toSpliced(beside, 0, `${kind}: ${respell(value, random)}`);
    case 8:
      return lines.toSpliced(at, 1).toSpliced(beside, 0, line);
    case 9:
      return lines.toSpliced(random.anyOf(rules) ?? 0, 0, line);
    case 10:
      return lines.toSpliced(at, 0, random.oneOf(['', '# note', 'Crawl-delay: 1', 'Robot-version: 2.0']));
    case 11:
      return lines.toSpliced(
        at,
        0,
        `User-agent: ${random.oneOf(['*', 'bot', 'Googlebot', 'bingbot', 'Yandex'])}`,
      );
    case 12: {
      const agents = lines.flatMap((one, index) => (/^\s*user-?agent/i.test(one) ? [index] : []));
      const agent = random.anyOf(agents);
      return agent === undefined ? lines : lines.toSpliced(agent, 1);
    }
    default:
      return lines.toSpliced(at, 1, written(`${value.slice(0, Math.max(1, value.length >> 1))}*`));
  }
}

const pairOf = (lines: readonly string[], values: readonly string[], random: Random): FilePair => {
  let edited = lines;
  for (let left = random.oneOf([1, 1, 2, 3]); left > 0; left -= 1) edited = edit(edited, values, random);
  return { before: lines.join('\n'), after: edited.join('\n') };
};

/** A file, and that file with a few edits. */
export function editedPair(file: string, random: Random): FilePair {
  const lines = file.split('\n');
  return pairOf(
    lines,
    lines.flatMap((line) => valueOfLine(line) ?? []),
    random,
  );
}

/** A small group made of some values, and that group with a few edits. */
export function generatedPair(values: readonly string[], random: Random): FilePair {
  const value = (): string => {
    const one = random.chance(0.15) ? random.oneOf(oddValues) : (random.anyOf(values) ?? '/');
    return random.chance(0.3) ? respell(one, random) : one;
  };
  const lines = [`User-agent: ${random.oneOf(['*', '*', 'bot', 'Googlebot'])}`];
  if (random.chance(0.1)) lines.push('Robot-version: 2.0');
  // Values that are alike meet more often.
  const few = Array.from({ length: 1 + random.below(4) }, value);
  for (let left = 1 + random.below(12); left > 0; left -= 1) {
    const path = random.chance(0.5) ? respell(random.anyOf(few) ?? '/', random) : value();
    lines.push(`${random.oneOf(['Disallow', 'Disallow', 'Allow'])}: ${path}`);
  }
  return pairOf(lines, few, random);
}

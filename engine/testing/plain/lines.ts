/**
 * Readings of robots.txt written a second time, from the texts alone and as plainly as can be, to hold the engine
 * against. They share nothing with it and work on octet strings: one UTF-16 unit an octet.
 */

/** A verdict and the 1-based line of the rule that decides, 0 for none. */
export type PlainVerdict = readonly [allowed: boolean, line: number];

/** A rule of a group, as it is compared. */
export interface PlainRule {
  readonly allow: boolean;
  readonly pattern: string;
  readonly line: number;
}

/** A line with something before its colon: `name` in lower case; or a blank one. */
export type PlainLine =
  | { readonly kind: 'blank'; readonly line: number }
  | { readonly kind: 'field'; readonly line: number; readonly name: string; readonly value: string };

/** Letters of ASCII in lower case; every other octet stays. */
export function lower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** `text` without the octets of `blanks` around it. */
export function strip(text: string, blanks: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && blanks.includes(text.charAt(from))) from += 1;
  while (to > from && blanks.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** The lines of a file that say something to RFC 9309 and before: fields and blank lines. */
export function plainLines(file: string, blanks: string): readonly PlainLine[] {
  return file.split(/\r\n|\r|\n/).flatMap((whole, index): readonly PlainLine[] => {
    const line = index + 1;
    if (strip(whole, blanks) === '') return [{ kind: 'blank', line }];
    const [content = ''] = whole.split('#', 1);
    const colon = content.indexOf(':');
    const name = lower(strip(content.slice(0, Math.max(colon, 0)), blanks));
    if (name === '') return [];
    return [{ kind: 'field', line, name, value: strip(content.slice(colon + 1), blanks) }];
  });
}

/** Scheme and authority in lower case ('' for none), and path and query, of an absolute URL or a path. */
export function splitTarget(url: string): { readonly origin: string; readonly target: string } {
  const [origin = ''] = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]*/.exec(url) ?? [];
  const [target = ''] = url.slice(origin.length).split('#', 1);
  return { origin: lower(origin), target: target.startsWith('/') ? target : `/${target}` };
}

/** True where the path of a target is that of the file itself. */
export function isRobotsTxt(target: string): boolean {
  return target.split('?', 1)[0] === '/robots.txt';
}

/**
 * RFC 9309 2.2.3 by the letter: `*` is any run of octets, `$` at the end of the pattern the end of the target. Tries
 * every run.
 */
export function plainMatch(pattern: string, target: string): boolean {
  if (pattern === '') return true;
  if (pattern === '$') return target === '';
  if (pattern.startsWith('*'))
    return plainMatch(pattern.slice(1), target) || (target !== '' && plainMatch(pattern, target.slice(1)));
  return target.startsWith(pattern.charAt(0)) && plainMatch(pattern.slice(1), target.slice(1));
}

/** The longest rule of those that match, Allow before Disallow of equal length, then the first; undefined for none. */
export function longest<Rule extends { readonly allow: boolean; readonly length: number }>(
  matching: readonly Rule[],
): Rule | undefined {
  return matching.toSorted((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow))[0];
}

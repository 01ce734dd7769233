/** What a Clean-param value says. */
export type CleanParamValue =
  | { readonly kind: 'parameters'; readonly parameters: readonly string[]; readonly path: string }
  | {
      readonly kind: 'invalid';
      readonly reason: 'empty' | 'too-long' | 'bad-parameter' | 'bad-path' | 'too-many-parts';
    };

/** Reads a Clean-param: 'p0[&p1…] [path]', at most 500 characters (Yandex Webmaster, Clean-param). */
export function parseCleanParam(value: string): CleanParamValue {
  if (value === '') return { kind: 'invalid', reason: 'empty' };
  if (value.length > 500) return { kind: 'invalid', reason: 'too-long' };
  const [names = '', path = '', ...rest] = value.split(/[ \t]+/);
  if (rest.length > 0) return { kind: 'invalid', reason: 'too-many-parts' };
  const parameters = names.split('&');
  if (parameters.some((name) => !/^[^\s&=?/]+$/.test(name)))
    return { kind: 'invalid', reason: 'bad-parameter' };
  if (!/^[A-Za-z0-9.\-/*_%]*$/.test(path)) return { kind: 'invalid', reason: 'bad-path' };
  return { kind: 'parameters', parameters, path };
}

/** True where `path` starts as `prefix` says, `*` for any run; the steps grow with both together. */
function startsBy(prefix: string, path: string): boolean {
  const [first = '', ...others] = prefix.split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const literal of others) {
    const found = path.indexOf(literal, at);
    if (found === -1) return false;
    at = found + literal.length;
  }
  return true;
}

/** A URL's path and query without the parameters that a Clean-param names; as it was where the path does not fit. */
export function withoutCleanParams(target: string, clean: CleanParamValue): string {
  const mark = target.indexOf('?');
  if (clean.kind === 'invalid' || mark === -1) return target;
  const path = target.slice(0, mark);
  if (!startsBy(clean.path, path)) return target;
  const pairs = target.slice(mark + 1).split('&');
  const kept = pairs.filter((pair) => !clean.parameters.includes(pair.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

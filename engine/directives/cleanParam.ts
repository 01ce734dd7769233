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

/** A URL's path and query without the parameters that a Clean-param names; as it was where the path does not fit. */
export function withoutCleanParams(target: string, clean: CleanParamValue): string {
  if (clean.kind === 'invalid') return target;
  const [path = '', query] = [
    target.split('?', 1)[0],
    target.includes('?') ? target.slice(target.indexOf('?') + 1) : undefined,
  ];
  const prefix = new RegExp(`^${clean.path.split('*').map(escapeForRegExp).join('.*')}`);
  if (query === undefined || !prefix.test(path)) return target;
  const kept = query.split('&').filter((pair) => !clean.parameters.includes(pair.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.\-/_%]/g, '\\$&');
}

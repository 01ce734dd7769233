/** The path and query of a URL or path as typed, without its fragment; '/' where there is none. */
export function plainTarget(url: string): string {
  const rest = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/#.*$/, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * True where a text without a scheme starts with what a person means for a host: 'example.com/x', 'localhost:3000'.
 * Beside a base, whose host is `baseHost`, only that host and its relatives: 'page.html' is a page.
 */
export function looksLikeHost(text: string, baseHost: string | null): boolean {
  const head = /^[^/\\?#]*/.exec(text)?.[0] ?? '';
  const match = /^(\[[0-9a-f:.]+\]|[^\s:@%[\]]+)(:\d*)?$/i.exec(head);
  const host = match?.[1]?.toLowerCase() ?? '';
  if (host === '' || /^\.|\.\./.test(host)) return false;
  const isNamed = host.startsWith('[') || host === 'localhost' || /[^.][.\u3002]/.test(host);
  if (baseHost === null) return isNamed || match?.[2] !== undefined;
  const known = baseHost.replace(/:\d+$/, '');
  return isNamed && (host === known || host.endsWith(`.${known}`) || known.endsWith(`.${host}`));
}

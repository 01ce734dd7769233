import { isUnreserved } from '../octets/octet.ts';
import { escapedOctet } from '../octets/percentEscape.ts';
import type { TypedUrl } from './typedUrl.ts';
import type { UrlRemark } from './urlChange.ts';

function remarkKind(text: string, at: number): UrlRemark['kind'] | null {
  const escaped = escapedOctet(text.charCodeAt(at + 1), text.charCodeAt(at + 2));
  if (escaped < 0) return 'stray-percent';
  if (isUnreserved(escaped)) return 'escaped-unreserved';
  return /[a-f]/.test(text.slice(at + 1, at + 3)) ? 'lower-case-hex' : null;
}

/** What stands in path and query that browsers leave alone and some crawlers do not. */
export function remarksOn(typed: TypedUrl, from: number, to: number): readonly UrlRemark[] {
  const { text } = typed;
  const remarks: UrlRemark[] = [];
  for (let at = text.indexOf('%', from); at >= 0 && at < to; at = text.indexOf('%', at + 1)) {
    const kind = remarkKind(text, at);
    const end = kind === 'stray-percent' ? at + 1 : Math.min(at + 3, to);
    if (kind !== null) remarks.push({ kind, text: text.slice(at, end), span: typed.spanOf(at, end) });
  }
  return remarks;
}

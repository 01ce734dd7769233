import { meaningInTheWild } from './fieldNames.ts';
import type { LintContext } from './lintContext.ts';

/** What a text is that is no robots.txt. */
export type PageKind = 'html' | 'xml' | 'json' | 'text';

/** What a text begins like; null where it begins like nothing in particular. */
function markupKind(text: string): PageKind | null {
  const start = text.slice(0, 2000).replace(/^[\ufeff\s]+/, '');
  if (/^<\?xml|^<(?:urlset|sitemapindex|rss|feed|svg)\b/i.test(start))
    return /<html|<!doctype html/i.test(start) ? 'html' : 'xml';
  if (/^<(?:!|\/?[a-z])/i.test(start)) return 'html';
  return /^(?:\{\s*(?:["}]|$)|\[\s*(?:[[{"\]\d]|$))/.test(start) ? 'json' : null;
}

/** How many lines are a directive of some sort, and whether any line says something at all. */
function countDirectives({ lines }: LintContext): { readonly directives: number; readonly other: number } {
  let directives = 0;
  let other = 0;
  for (const { field, scanned, text } of lines) {
    if (scanned.content.kind === 'blank' || scanned.content.kind === 'comment') continue;
    if (/^(?:[\ufeff\u200b\s]|ï»¿)*(?:#|$)/.test(text)) continue;
    const isKnown =
      field !== null && (field.recognised.field !== 'unknown' || meaningInTheWild(field.name) !== undefined);
    if (isKnown) directives += 1;
    else other += 1;
  }
  return { directives, other };
}

/** Something of a name in it, however misspelt: then it is a robots.txt with a mistake, not another file. */
const remindsOfRobots = /(?:user.?agent|di?s+.?al+ow|al+ow|site.?map|crawl.?delay|(?<!\/)robots\.txt)/i;

/** What servers and programs say in the place of a file; 'Error: …' and '404: …' have a colon as a directive has. */
const isErrorName = /^(?:\d{3}|error|err|warning|notice|exception|message|fatal|status)$/i;

/** Lines that begin as HTML and may stand in a robots.txt by mistake: pasted meta tags, and comments of HTML. */
const isPasted = /^\s*<(?:meta\b|link\b|!--)/i;

/** What the file is where it is no robots.txt, and how many directives a crawler finds in it all the same; else null. */
export function pageKindOf(
  context: LintContext,
): { readonly kind: PageKind; readonly directives: number } | null {
  const kind = markupKind(context.text);
  const { directives, other } = countDirectives(context);
  if (kind !== null) {
    const tags = context.lines.filter(({ text }) => /^[\s\ufeff]*</.test(text));
    return directives > 0 && tags.every(({ text }) => isPasted.test(text)) ? null : { kind, directives };
  }
  if (directives > 0 || other === 0) return null;
  const named = context.lines.flatMap(({ field }) => (field?.separator === 'colon' ? [field.name] : []));
  const isError = named.some((name) => isErrorName.test(name));
  // 'Cookies: none' is an invented directive, not another file; 'Code: NOT_FOUND' below '404: …' is.
  if (!isError && named.some((name) => /^[\w-]{1,30}$/.test(name))) return null;
  const text = isError ? context.text.replaceAll('robots.txt', '') : context.text;
  if (remindsOfRobots.test(text)) return null;
  return { kind: 'text', directives };
}

import type { SitemapValue } from '../directives/sitemap.ts';
import { parseSitemap } from '../directives/sitemap.ts';
import type { TextSpan } from './finding.ts';
import type { LintContext, LintLine } from './lintContext.ts';

/** A Sitemap line with a value. */
export interface SitemapLine {
  readonly line: LintLine;
  readonly value: string;
  readonly span: TextSpan;
  readonly parsed: SitemapValue;
}

/** The Sitemap lines of a file that say something, as Google's parser finds them. */
export function sitemapLines({ lines }: LintContext): readonly SitemapLine[] {
  return lines.flatMap((line) => {
    const { field, role } = line;
    if (field === null || role.kind !== 'other' || role.field !== 'sitemap' || field.value === '') return [];
    return [{ line, value: field.value, span: field.valueSpan, parsed: parseSitemap(field.value) }];
  });
}

/** The host of an origin or URL, in lower case, with its port. */
export function hostOf(url: string): string {
  return url
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .toLowerCase();
}

import type { PageDirective } from './pageDirective.ts';

/** Directives from one place of a page or its response, for one crawler or for all. */
export interface PageStatement {
  /** A meta tag in the head, one in the body, where it should not be, or a header. */
  readonly place: 'head' | 'body' | 'header';
  /** A crawler's name as written, in lower case; null for all crawlers. */
  readonly agent: string | null;
  readonly directives: readonly PageDirective[];
  /** Of the tag in the page, in UTF-16 units; null for a header. */
  readonly span: { readonly from: number; readonly to: number } | null;
}

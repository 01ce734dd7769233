import type { ImagePreview, PageDirective } from './pageDirective.ts';
import type { PageStatement } from './pageStatement.ts';

/** What all statements of a page come to for one crawler: of rules in conflict the more restrictive. */
export interface PageRules {
  readonly index: boolean;
  readonly follow: boolean;
  readonly archive: boolean;
  readonly snippet: boolean;
  readonly translate: boolean;
  readonly imageIndex: boolean;
  /** Whether it may be indexed inside another page in spite of noindex. */
  readonly indexIfEmbedded: boolean;
  /** Characters; null for any number. */
  readonly maxSnippet: number | null;
  readonly maxImagePreview: ImagePreview | null;
  /** Seconds; null for any number. */
  readonly maxVideoPreview: number | null;
  /** Seconds since 1970-01-01 UTC from which on it is not shown; null for never. */
  readonly unavailableAfter: number | null;
  /** The statements that apply to the crawler. */
  readonly applied: readonly PageStatement[];
  /** Those that would, but stand in the body, where they do not count. */
  readonly misplaced: readonly PageStatement[];
  /** Directives that apply, but are unknown or have a value that is. */
  readonly notUnderstood: readonly PageDirective[];
}

/** Which of the things that a page can forbid a directive forbids. */
const forbiddenBy: Readonly<Partial<Record<PageDirective['kind'], readonly string[]>>> = {
  none: ['index', 'follow'],
  noindex: ['index'],
  nofollow: ['follow'],
  noarchive: ['archive'],
  nosnippet: ['snippet'],
  notranslate: ['translate'],
  noimageindex: ['imageIndex'],
};

const previewOrder: readonly ImagePreview[] = ['none', 'standard', 'large'];

/** The smallest of several limits, where -1 and null are no limit. */
function smallestLimit(limits: readonly number[]): number | null {
  const real = limits.filter((limit) => limit >= 0);
  return real.length === 0 ? null : Math.min(...real);
}

function limitsOf(
  directives: readonly PageDirective[],
  kind: 'max-snippet' | 'max-video-preview',
): number | null {
  return smallestLimit(directives.flatMap((directive) => (directive.kind === kind ? [directive.value] : [])));
}

/**
 * What a page's statements come to for a crawler, given by its product tokens: those for all crawlers and those that
 * name it count together, and the most restrictive wins (Google's robots meta tag documentation).
 */
export function pageRulesFor(
  statements: readonly PageStatement[],
  crawler: string | readonly string[],
): PageRules {
  const names = new Set(
    (typeof crawler === 'string' ? [crawler] : crawler).map((name) => name.toLowerCase()),
  );
  const meant = statements.filter(({ agent }) => agent === null || names.has(agent));
  const applied = meant.filter(({ place }) => place !== 'body');
  const directives = applied.flatMap((statement) => statement.directives);
  const forbidden = new Set(directives.flatMap(({ kind }) => forbiddenBy[kind] ?? []));
  const previews = directives.flatMap((directive) =>
    directive.kind === 'max-image-preview' ? [directive.value] : [],
  );
  const times = directives.flatMap((directive) =>
    directive.kind === 'unavailable_after' ? [directive.time] : [],
  );
  const maxSnippet = limitsOf(directives, 'max-snippet');
  return {
    index: !forbidden.has('index'),
    follow: !forbidden.has('follow'),
    archive: !forbidden.has('archive'),
    snippet: !forbidden.has('snippet') && maxSnippet !== 0,
    translate: !forbidden.has('translate'),
    imageIndex: !forbidden.has('imageIndex'),
    indexIfEmbedded: directives.some(({ kind }) => kind === 'indexifembedded'),
    maxSnippet,
    maxImagePreview: previewOrder.find((preview) => previews.includes(preview)) ?? null,
    maxVideoPreview: limitsOf(directives, 'max-video-preview'),
    unavailableAfter: times.length === 0 ? null : Math.min(...times),
    applied,
    misplaced: meant.filter(({ place }) => place === 'body'),
    notUnderstood: directives.filter(({ kind }) => kind === 'unknown' || kind === 'invalid'),
  };
}

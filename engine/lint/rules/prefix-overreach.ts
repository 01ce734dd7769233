import type { LintContext, WrittenRule } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';
import { hostOf, sitemapLines } from '../sitemaps.ts';
import { plainTarget } from '../targets.ts';

/** First characters of what makes a longer name; '/', '?' and the like begin something inside the path instead. */
const continuations: readonly (readonly [from: string, to: string])[] = [
  ['-', '.'],
  ['0', '9'],
  ['A', 'Z'],
  ['_', '_'],
  ['a', 'z'],
  ['~', '~'],
];

/** A path that is known to exist, and by which rules: '' where by a sitemap or the URL list. */
interface KnownPath {
  readonly path: string;
  readonly owner: string;
}

/** Rules of one group and kind want the same of what they cover, so one that covers another does no harm. */
const ownerOf = ({ kind, group }: WrittenRule): string => `${kind} ${group?.index}`;

/** How many paths that the same rules cover on purpose are passed over. */
const mostPassed = 50;

/** The index of the first path at or after `wanted`. */
function firstAtOrAfter(paths: readonly KnownPath[], wanted: string): number {
  let low = 0;
  let high = paths.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paths[middle]?.path ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A path that goes on where `value` ends, in the middle of a name; `paths` are sorted. */
function neighbourOf(rule: WrittenRule, paths: readonly KnownPath[]): string | undefined {
  const { value } = rule;
  const owner = ownerOf(rule);
  for (const [from, to] of continuations) {
    const start = firstAtOrAfter(paths, value + from);
    for (const known of paths.slice(start, start + mostPassed)) {
      const next = known.path.charAt(value.length);
      if (!known.path.startsWith(value) || next > to) break;
      if (known.owner !== owner) return known.path;
    }
  }
  return undefined;
}

/** Paths of rules, sitemaps, and the URL list, without special characters at their end; sorted. */
function knownPaths(context: LintContext): readonly KnownPath[] {
  const { rules, options } = context;
  const ofRules = rules.map((rule) => ({
    path: rule.value.split(/[*$]/, 1)[0] ?? '',
    owner: ownerOf(rule),
  }));
  const sitemaps = sitemapLines(context).flatMap(({ parsed }) =>
    parsed.kind === 'url' &&
    (options.origin === undefined || hostOf(options.origin) === hostOf(parsed.origin))
      ? [plainTarget(parsed.url)]
      : [],
  );
  const others = [...sitemaps, ...(options.urls ?? []).map(plainTarget)];
  return [...ofRules, ...others.map((path) => ({ path, owner: '' }))].toSorted((a, b) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : 0,
  );
}

/** A path that reads like a directory or file without an ending: '/john', not '/john/', '/john.html', '/j*'. */
function looksWhole(value: string): boolean {
  return /^\/(?:[^*$?#]*\/)?[^/.*$?#=&-]*[^/.*$?#=&_-]$/.test(value);
}

/** A path that also covers longer names. */
export const prefixOverreach = defineRule({
  id: 'prefix-overreach',
  category: 'pattern',
  severity: 'info',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    overreach:
      "'{path}' matches everything that starts with it, including '{neighbour}'. For the directory only, write '{path}/'; for this one URL, '{path}$'.",
  },
  *check(context) {
    const candidates = context.rules.filter(({ value }) => looksWhole(value));
    if (candidates.length === 0) return;
    const paths = knownPaths(context);
    for (const rule of candidates) {
      const { value, span } = rule;
      const neighbour = neighbourOf(rule, paths);
      if (neighbour === undefined) continue;
      yield {
        messageId: 'overreach',
        data: { path: value, neighbour },
        span,
        fix: {
          label: `Write '${value}/'`,
          edits: [{ from: span.to, to: span.to, insert: '/' }],
          changes: `'${neighbour}', '${value}.html' and '${value}' itself are no longer matched.`,
        },
      };
    }
  },
});

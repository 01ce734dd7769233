import type { LintContext } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';
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

/** The index of the first path at or after `wanted`. */
function firstAtOrAfter(paths: readonly string[], wanted: string): number {
  let low = 0;
  let high = paths.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paths[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A path that goes on where `path` ends, in the middle of a name; `paths` are sorted. */
function neighbourOf(path: string, paths: readonly string[]): string | undefined {
  for (const [from, to] of continuations) {
    const found = paths[firstAtOrAfter(paths, path + from)];
    const next = found?.charAt(path.length) ?? '';
    if (found?.startsWith(path) && next >= from && next <= to) return found;
  }
  return undefined;
}

/** Paths that are known to exist: of rules, sitemaps, and the URL list; without special characters at their end. */
function knownPaths({ rules, lines, options }: LintContext): readonly string[] {
  const ofRules = rules.map(({ value }) => value.split(/[*$]/, 1)[0] ?? '');
  const sitemaps = lines.flatMap(({ field }) =>
    field?.recognised.field === 'sitemap' ? [plainTarget(field.value)] : [],
  );
  const urls = (options.urls ?? []).map(plainTarget);
  return [...new Set([...ofRules, ...sitemaps, ...urls])].toSorted((a, b) => (a < b ? -1 : 1));
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
      "'{path}' covers everything that begins with it, so '{neighbour}' too. If only the directory is meant, write '{path}/'; if only this one address, '{path}$'.",
  },
  *check(context) {
    const candidates = context.rules.filter(({ value }) => looksWhole(value));
    if (candidates.length === 0) return;
    const paths = knownPaths(context);
    for (const { value, span } of candidates) {
      const neighbour = neighbourOf(value, paths);
      if (neighbour === undefined) continue;
      yield {
        messageId: 'overreach',
        data: { path: value, neighbour },
        span,
        fix: {
          label: `Write '${value}/'`,
          edits: [{ from: span.to, to: span.to, insert: '/' }],
          changes: `'${neighbour}', '${value}.html' and '${value}' itself are no longer covered.`,
        },
      };
    }
  },
});

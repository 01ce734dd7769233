import type { Crawler, FileReading, MergedGroup } from '../../../engine/index.ts';
import { crawlers, findCrawler, mergedGroups } from '../../../engine/index.ts';
import { memoizeByObject } from '../memoize.ts';
import type { GroupReader } from './groupReader.ts';

/** What holds for some names of the file, and whom it governs besides. */
export interface GovernedGroup extends MergedGroup {
  /** True where the bot that is looked at is bound by it. */
  readonly isReaders: boolean;
  /** Crawlers that no group names, and that fall back to a name of this one. */
  readonly followers: readonly Crawler[];
  /** Of a default: crawlers that it does not bind, since they obey only a group that names them. */
  readonly exempt: readonly Crawler[];
}

const lower = (text: string): string => text.toLowerCase();

/** The crawlers that have no group of their own, by the name of the group that they fall back to. */
function followersOf(merged: readonly MergedGroup[]): ReadonlyMap<string, readonly Crawler[]> {
  const named = new Set(merged.flatMap(({ names }) => names.map(({ name }) => name)));
  const followers = new Map<string, Crawler[]>();
  for (const crawler of crawlers) {
    if (crawler.retired !== null || named.has(lower(crawler.token))) continue;
    const name = crawler.fallbacks.map(lower).find((fallback) => named.has(fallback));
    if (name !== undefined) followers.set(name, [...(followers.get(name) ?? []), crawler]);
  }
  return followers;
}

const withFollowers = memoizeByObject((file: FileReading): readonly Omit<GovernedGroup, 'isReaders'>[] => {
  const merged = mergedGroups(file);
  const followers = followersOf(merged);
  const named = new Set(merged.flatMap(({ names }) => names.map(({ name }) => name)));
  return merged.map((group) => ({
    ...group,
    followers: group.names.flatMap(({ name }) => followers.get(name) ?? []),
    exempt: group.names.some(({ star }) => star)
      ? crawlers.filter(
          ({ token, ignoresStar, retired }) => ignoresStar && retired === null && !named.has(lower(token)),
        )
      : [],
  }));
});

/** The groups of the file as they hold for its names. Who follows whom is told where each bot reads in its own way. */
export const governedGroups = memoizeByObject(
  ({ matcher, reading }: GroupReader): readonly GovernedGroup[] => {
    const { file, policy } = matcher;
    const bound = policy.selection.groups.map(({ group }) => group.index).join(' ');
    return withFollowers(file).map((group) => ({
      ...group,
      ...(reading === 'each-its-own' ? {} : { followers: [], exempt: [] }),
      isReaders: group.groups.map(({ index }) => index).join(' ') === bound,
    }));
  },
);

/** What the catalogue has under a name of a group; undefined where it has none. */
export function crawlerNamed(name: string): Crawler | undefined {
  return findCrawler(name);
}

import type { GovernedGroup } from '../store/selectors/governedBots.ts';
import { crawlerNamed } from '../store/selectors/governedBots.ts';
import { listOf } from './botSummary.ts';
import { purposeNames } from './purposes.ts';
import type { Sentence } from './sentence.ts';
import { code, lineRef, lineRefs } from './sentence.ts';

/** Who goes by a name of a group, in a few words. */
export function knownAs(name: string, star: boolean): string {
  if (star) return 'every crawler that no group names';
  const crawler = crawlerNamed(name);
  if (crawler === undefined) return 'not in the catalogue';
  const retired = crawler.retired === null ? '' : ', inactive';
  return `${crawler.operator}, ${purposeNames[crawler.purpose]}${retired}`;
}

const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** What else there is to say of a group: whom it governs besides, whom not, how it came together. */
export function groupSentences(group: GovernedGroup, token: string): readonly Sentence[] {
  const { groups, passedOver, followers, exempt, isReaders } = group;
  const sentences: Sentence[] = [];
  if (isReaders) sentences.push([`${token} follows this group.`]);
  if (groups.length > 1)
    sentences.push([
      `${groups.length} groups with the same name are combined. They start at `,
      ...lineRefs(groups.map(({ agents }) => agents[0]?.line ?? 0)),
      '.',
    ]);
  for (const { agents } of passedOver)
    sentences.push([
      'The group at ',
      lineRef(agents[0]?.line ?? 0),
      ' has the same name and is ignored: this reader uses only the first.',
    ]);
  if (followers.length > 0)
    sentences.push([
      `${listOf(
        followers.map((crawler) => crawler.token),
        4,
      )} ${verb(followers.length, 'follows', 'follow')} it too, because ${verb(followers.length, 'it has', 'they have')} no group of ${verb(followers.length, 'its', 'their')} own.`,
    ]);
  if (exempt.length > 0)
    sentences.push([
      `It does not apply to ${listOf(
        exempt.map((crawler) => crawler.token),
        4,
      )}: ${verb(exempt.length, 'it does', 'they do')} not obey the group for `,
      code('*'),
      '.',
    ]);
  return sentences;
}

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
  const retired = crawler.retired === null ? '' : ', no longer crawls';
  return `${crawler.operator}, ${purposeNames[crawler.purpose]}${retired}`;
}

const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** What else there is to say of a group: whom it governs besides, whom not, how it came together. */
export function groupSentences(group: GovernedGroup, token: string): readonly Sentence[] {
  const { groups, passedOver, followers, exempt, isReaders } = group;
  const sentences: Sentence[] = [];
  if (isReaders) sentences.push([`It binds ${token}.`]);
  if (groups.length > 1)
    sentences.push([
      `${groups.length} groups of one name, taken together: they begin at `,
      ...lineRefs(groups.map(({ agents }) => agents[0]?.line ?? 0)),
      '.',
    ]);
  for (const { agents } of passedOver)
    sentences.push([
      'The group at ',
      lineRef(agents[0]?.line ?? 0),
      ' has a name of this one and is never read: this reader takes the first alone.',
    ]);
  if (followers.length > 0)
    sentences.push([
      `${listOf(
        followers.map((crawler) => crawler.token),
        4,
      )} ${verb(followers.length, 'follows', 'follow')} it too, having no group of ${verb(followers.length, 'its', 'their')} own.`,
    ]);
  if (exempt.length > 0)
    sentences.push([
      `It does not bind ${listOf(
        exempt.map((crawler) => crawler.token),
        4,
      )}: ${verb(exempt.length, 'it obeys', 'they obey')} no group of `,
      code('*'),
      '.',
    ]);
  return sentences;
}

import type { Matcher, Precedence } from '../../engine/index.ts';
import type { Bot } from '../store/selectors/bots.ts';
import type { Sentence } from './sentence.ts';
import { code, lineRef, lineRefs } from './sentence.ts';

/** Which of several rules that match decides. */
export const precedenceWords: { readonly [Kind in Precedence]: string } = {
  'longest-allow-wins-ties': 'The longest matching pattern decides; Allow wins ties.',
  'first-match': 'The first matching rule decides.',
  'exact-then-longest-disallow-wins-ties':
    'An exact match decides before one with wildcards, then the longest match; Disallow wins ties.',
};

/** By which groups a bot is bound, and why by these. */
export function bindingSentence({
  bot,
  matcher,
}: {
  readonly bot: Bot;
  readonly matcher: Matcher;
}): Sentence {
  const { token } = bot.crawler;
  const { selection, unbound } = matcher.policy;
  switch (unbound) {
    case 'ignores-star':
      return [
        `No rules apply to ${token}: it does not obey the group for `,
        code('*'),
        ', and no group names it.',
      ];
    case 'ignores-robots-txt':
      return [`No rules apply to ${token}: it does not obey robots.txt.`];
    case 'file-too-large':
      return [`No rules apply to ${token}: it ignores a file of this size.`];
    case null:
      break;
  }
  if (selection.kind === 'none')
    return [`No group names ${token}, and there is no group for `, code('*'), ': everything is allowed.'];
  const lines = selection.groups.map(({ by }) => by.line);
  const group: Sentence =
    lines.length === 1
      ? ['the group at ', lineRef(lines[0] ?? 0)]
      : ['the groups at ', ...lineRefs(lines), ', combined'];
  if (selection.kind === 'star')
    return [`No group names ${token}, so it follows `, ...group, ', for ', code('*'), '.'];
  if (selection.asked === token.toLowerCase()) return [`${token} follows `, ...group, '.'];
  const name = selection.groups[0]?.by.name ?? selection.asked;
  return [`${token} follows `, ...group, ', which it matches by the name ', code(name), '.'];
}

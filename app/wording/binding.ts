import type { Matcher, Precedence } from '../../engine/index.ts';
import type { Bot } from '../store/selectors/bots.ts';
import type { Sentence } from './sentence.ts';
import { code, lineRef, lineRefs } from './sentence.ts';

/** Which of several rules that match decides. */
export const precedenceWords: { readonly [Kind in Precedence]: string } = {
  'longest-allow-wins-ties': 'The longest pattern that matches decides; Allow wins between equals.',
  'first-match': 'The first line that matches decides.',
  'exact-then-longest-disallow-wins-ties':
    'A pattern without wildcards decides before one with them, else the longest; Disallow wins between equals.',
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
        `Nothing binds ${token}: it does not obey the group of `,
        code('*'),
        ', and no group names it.',
      ];
    case 'ignores-robots-txt':
      return [`Nothing binds ${token}: it does not obey robots.txt.`];
    case 'file-too-large':
      return [`Nothing binds ${token}: it ignores a file of this size.`];
    case null:
      break;
  }
  if (selection.kind === 'none')
    return [`No group names ${token}, and there is none for `, code('*'), ': everything is allowed.'];
  const lines = selection.groups.map(({ by }) => by.line);
  const group: Sentence =
    lines.length === 1
      ? ['the group of ', lineRef(lines[0] ?? 0)]
      : ['the groups of ', ...lineRefs(lines), ', taken together'];
  if (selection.kind === 'star')
    return [`No group names ${token}, so it is bound by `, ...group, ', for ', code('*'), '.'];
  if (selection.asked === token.toLowerCase()) return [`${token} is bound by `, ...group, '.'];
  const name = selection.groups[0]?.by.name ?? selection.asked;
  return [`${token} is bound by `, ...group, ', which it finds under the name ', code(name), '.'];
}

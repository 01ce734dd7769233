import type { OverruledBots } from '../store/selectors/fetchReaders.ts';

const takes: { readonly [Kind in OverruledBots['kind']]: (one: boolean) => string } = {
  'obey-cached': (one) => `${one ? 'uses' : 'use'} the cached copy`,
  'allow-all': (one) => `${one ? 'treats' : 'treat'} everything as allowed`,
  'disallow-all': (one) => `${one ? 'treats' : 'treat'} everything as blocked`,
  defer: (one) => `${one ? 'retries' : 'retry'} later and ${one ? 'fetches' : 'fetch'} nothing until then`,
  follow: (one) => `${one ? 'follows' : 'follow'} the redirect first`,
};

/** Names as a list in words. */
function listOf(names: readonly string[]): string {
  if (names.length > 4) return `${names.slice(0, 3).join(', ')} and ${names.length - 3} others`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** What bots do instead of reading the file, in a sentence. */
export function overruledSentence(overruled: readonly OverruledBots[]): string {
  const clauses = overruled.map(
    ({ kind, bots }) =>
      `${listOf(bots.map(({ crawler }) => crawler.token))} ${takes[kind](bots.length === 1)}`,
  );
  return `Because of the response for robots.txt, ${clauses.join('; ')}.`;
}

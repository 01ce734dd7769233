import { findCrawler, productToken } from '../../../engine/index.ts';

/** The bot that a User-Agent header of a log names: one of the catalogue, or one that calls itself a bot; else null. */
export function createBotReader(): (header: string) => string | null {
  // A log has millions of lines and a few hundred headers.
  const known = new Map<string, string | null>();
  return (header) => {
    const answer = known.get(header);
    if (answer !== undefined) return answer;
    const token = productToken(header);
    const isBot = findCrawler(token) !== undefined || /bot|crawl|spider|slurp|fetch/i.test(token);
    const bot = isBot && token !== '' ? token : null;
    if (known.size < 100_000) known.set(header, bot);
    return bot;
  };
}

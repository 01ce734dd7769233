import { createBotReader } from './logBot.ts';
import type { UrlCollector } from './urlImport.ts';

/** The request of a line in the common or combined form (Apache's `%r %>s %b "%{Referer}i" "%{User-Agent}i"`, nginx's too). */
const request =
  /"([A-Z]{1,20}) (\S+)(?: HTTP\/[\d.]+)?" \d{3} (?:\d+|-)(?: "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)")?/;

/** A line's path or URL, and its User-Agent header if it is in the combined form; null for anything else. */
export function parseLogLine(line: string): { readonly url: string; readonly agent: string | null } | null {
  const [, method, url, agent] = request.exec(line) ?? [];
  if (method === undefined || url === undefined) return null;
  return { url, agent: agent === undefined || agent === '-' ? null : agent.replace(/\\(.)/g, '$1') };
}

/** Reads a log line by line: in the combined form it gives pairs of URL and bot, in the common form URLs. */
export function createLogLineReader(collector: UrlCollector): (line: string, at: number) => void {
  const botOf = createBotReader();
  return (line, at) => {
    if (line.trim() === '') return;
    const read = parseLogLine(line);
    if (read === null || !/^(?:\/|https?:)/i.test(read.url)) {
      collector.skip('no-url', line, at);
      return;
    }
    if (read.agent === null) {
      collector.addUrl(read.url, at);
      return;
    }
    const bot = botOf(read.agent);
    if (bot === null) collector.skip('no-bot', line, at);
    else collector.addPair(read.url, bot, at);
  };
}

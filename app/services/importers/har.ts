import { isJsonObject, parseJsonObject } from './json.ts';
import { createBotReader } from './logBot.ts';
import type { UrlCollector } from './urlImport.ts';

function agentOf(request: { readonly [key: string]: unknown }): string | null {
  const headers = Array.isArray(request['headers']) ? request['headers'] : [];
  const header: unknown = headers.find(
    (field: unknown) => isJsonObject(field) && String(field['name']).toLowerCase() === 'user-agent',
  );
  return isJsonObject(header) && typeof header['value'] === 'string' ? header['value'] : null;
}

/** Whether a text is an HTTP archive, as browsers save it. */
export function isHar(text: string): boolean {
  const log = parseJsonObject(text)?.['log'];
  return isJsonObject(log) && Array.isArray(log['entries']);
}

/** Reads the requests of an HTTP archive (HAR 1.2). Requests of a bot are pairs; those of a browser are for all bots. */
export function readHar(text: string, collector: UrlCollector): void {
  const log = parseJsonObject(text)?.['log'];
  const entries = isJsonObject(log) && Array.isArray(log['entries']) ? log['entries'] : [];
  const botOf = createBotReader();
  entries.forEach((entry: unknown, at) => {
    const request = isJsonObject(entry) ? entry['request'] : undefined;
    const url = isJsonObject(request) ? request['url'] : undefined;
    if (!isJsonObject(request) || typeof url !== 'string') {
      collector.skip('no-url', JSON.stringify(entry), at + 1);
      return;
    }
    if (!/^https?:\/\/\S+$/i.test(url)) {
      collector.skip('other-scheme', url, at + 1);
      return;
    }
    const agent = agentOf(request);
    const bot = agent === null ? null : botOf(agent);
    if (bot === null) collector.addUrl(url, at + 1);
    else collector.addPair(url, bot, at + 1);
  });
}

import type { ResultRow, UrlListEntry } from '../../index.ts';
import { canonicalUrl, createCaseBots, parseUrlLine, questionsOf, resultRow } from '../../index.ts';
import { chunkOf, lineBatches, readInput } from '../input.ts';
import type { Command, Io } from '../io.ts';
import { oneOf, readArguments, readingOf, wrongUse } from '../options.ts';

const formats = ['tsv', 'json'] as const;

/** Columns that tabs part; a tab or line end within a cell would add one. */
function tsvRow({ url, bot, verdict, line, reason, passed }: ResultRow): string {
  const cells = [url, bot, verdict, line.toString(), reason];
  if (passed !== null) cells.push(passed ? 'pass' : 'fail');
  return cells.map((cell) => cell.replace(/[\t\r\n]/g, ' ')).join('\t');
}

/** The octets of the URL list: standard input, a file, or what `--url` gave. Null after saying why there are none. */
async function urlStream(
  io: Io,
  urls: readonly string[],
  list: string | undefined,
): Promise<AsyncIterable<Uint8Array> | null> {
  if (urls.length > 0) return chunkOf(new TextEncoder().encode(urls.join('\n')));
  if (list === undefined || list === '-') return io.input;
  const octets = await readInput(io, list);
  return octets === null ? null : chunkOf(octets);
}

/** `check robots.txt --agent …`: verdicts for URLs, streamed line by line. */
export const checkCommand: Command = async (args, io) => {
  const parsed = readArguments(io, 'check', {
    args: [...args],
    allowPositionals: true,
    options: {
      agent: { type: 'string', short: 'a', multiple: true, default: [] },
      url: { type: 'string', short: 'u', multiple: true, default: [] },
      urls: { type: 'string' },
      origin: { type: 'string' },
      dialect: { type: 'string', short: 'd' },
      format: { type: 'string', short: 'f', default: 'tsv' },
    },
  });
  if (parsed === null) return 2;
  const { values, positionals } = parsed;
  const format = oneOf(io, 'check', 'format', formats, values.format);
  const reading = readingOf(io, 'check', values.dialect);
  if (format === null || reading === null) return 2;
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) return wrongUse(io, 'check', 'name one robots.txt') ?? 2;
  if (values.agent.length === 0) return wrongUse(io, 'check', 'specify a crawler with --agent') ?? 2;
  const readsInput = values.url.length === 0 && (values.urls ?? '-') === '-';
  if (path === '-' && readsInput)
    return wrongUse(io, 'check', 'standard input can be the robots.txt or the URLs, not both') ?? 2;
  const site = values.origin === undefined ? null : canonicalUrl(values.origin);
  if (site !== null && (!site.ok || site.origin === null))
    return wrongUse(io, 'check', `--origin is not a valid origin: '${values.origin ?? ''}'`) ?? 2;

  const octets = await readInput(io, path);
  const stream = await urlStream(io, values.url, values.urls);
  if (octets === null || stream === null) return 2;
  const bots = createCaseBots({ kind: 'octets', octets }, reading);
  const print = format === 'tsv' ? tsvRow : (row: ResultRow): string => JSON.stringify(row);
  const rowsOf = (entry: UrlListEntry): readonly ResultRow[] =>
    questionsOf(entry, site?.ok ? site.origin : null, values.agent, bots).map(resultRow);

  let line = 0;
  let failed = false;
  for await (const batch of lineBatches(stream)) {
    const rows = batch.flatMap((text) => {
      line += 1;
      const entry = parseUrlLine(text, line);
      return entry === null ? [] : rowsOf(entry);
    });
    failed ||= rows.some(({ passed }) => passed === false);
    if (rows.length > 0) await io.write(`${rows.map(print).join('\n')}\n`);
  }
  return failed ? 1 : 0;
};

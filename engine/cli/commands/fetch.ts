import { CompressionStream } from 'node:stream/web';
import type { AccessOutcome, Case } from '../../index.ts';
import {
  accessOutcome,
  canonicalUrl,
  describePermalinkError,
  dialects,
  emptyCase,
  encodePermalink,
  robotsUrlFor,
} from '../../index.ts';
import type { FetchedRobots } from '../fetchRobots.ts';
import { fetchRobots } from '../fetchRobots.ts';
import { describeOutcome } from '../format/accessWords.ts';
import { counted } from '../format/counted.ts';
import type { Command, Io } from '../io.ts';
import { oneOf, readArguments, wrongUse } from '../options.ts';

const formats = ['human', 'json'] as const;

interface DialectOutcome {
  readonly dialect: string;
  readonly outcome: AccessOutcome;
}

/** The answer as a case, so that its link shows in the app what was seen here. */
function caseOf({ input, body }: FetchedRobots): Case {
  const asked = canonicalUrl(input.robotsUrl ?? '');
  return {
    ...emptyCase,
    origin: asked.ok ? (asked.origin ?? '') : '',
    robots: { kind: 'octets', octets: body },
    fetch: input,
  };
}

async function linkOf(io: Io, testCase: Case, app: string | undefined): Promise<string | null> {
  const fragment = await encodePermalink(testCase, new CompressionStream('deflate-raw'));
  if (fragment.ok) return `${app?.replace(/#.*$/s, '') ?? ''}${fragment.value}`;
  io.warn(`robots-workbench: ${describePermalinkError(fragment.error)}`);
  return null;
}

function humanReport(
  { url, input, headers, body }: FetchedRobots,
  outcomes: readonly DialectOutcome[],
  link: string | null,
): string {
  const { result, hops } = input;
  const width = Math.max(...outcomes.map(({ dialect }) => dialect.length));
  return [
    input.robotsUrl ?? '',
    ...hops.map(({ status, location }) => `  ${status.toString()} to ${location ?? ''}`),
    result.kind === 'response'
      ? `  ${result.status.toString()}, ${counted(body.length, 'byte')}, from ${url}`
      : `  ${result.failure.replaceAll('-', ' ')}`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    '',
    ...outcomes.map(({ dialect, outcome }) => `${dialect.padEnd(width)}  ${describeOutcome(outcome)}`),
    ...(link === null ? [] : ['', `Open in the app: ${link}`]),
    '',
  ].join('\n');
}

/** `fetch <site>`: a live robots.txt, and what crawlers make of the answer. */
export const fetchCommand: Command = async (args, io) => {
  const parsed = readArguments(io, 'fetch', {
    args: [...args],
    allowPositionals: true,
    options: {
      output: { type: 'string' },
      app: { type: 'string' },
      timeout: { type: 'string', default: '20' },
      format: { type: 'string', short: 'f', default: 'human' },
    },
  });
  if (parsed === null) return 2;
  const { values, positionals } = parsed;
  const format = oneOf(io, 'fetch', 'format', formats, values.format);
  if (format === null) return 2;
  const seconds = Number(values.timeout);
  if (!(seconds > 0 && seconds <= 3600))
    return wrongUse(io, 'fetch', `--timeout must be a number of seconds, not '${values.timeout}'`) ?? 2;
  const [site, ...more] = positionals;
  if (site === undefined || more.length > 0) return wrongUse(io, 'fetch', 'name one site') ?? 2;
  const robotsUrl = robotsUrlFor(site);
  if (robotsUrl === null || !/^https?:/.test(robotsUrl))
    return wrongUse(io, 'fetch', `'${site}' is not a valid website`) ?? 2;

  const fetched = await fetchRobots(io, robotsUrl, seconds);
  const outcomes = dialects.map(({ id }) => ({ dialect: id, outcome: accessOutcome(id, fetched.input) }));
  if (values.output !== undefined && fetched.input.result.kind === 'response') {
    try {
      await io.writeFile(values.output, fetched.body);
    } catch {
      io.warn(`robots-workbench: can't write ${values.output}`);
      return 2;
    }
  }
  const link = await linkOf(io, caseOf(fetched), values.app);
  const { input, headers, url } = fetched;
  await io.write(
    format === 'human'
      ? humanReport(fetched, outcomes, link)
      : `${JSON.stringify({ url, input, headers, outcomes, link }, null, 2)}\n`,
  );
  return input.result.kind === 'failure' ? 1 : 0;
};

import type { CaseBots, Difference, Verdict } from '../../index.ts';
import { answerQuestion, createCaseBots, difference, parseUrlList, questionsOf } from '../../index.ts';
import { counted } from '../format/counted.ts';
import { describeVerdict } from '../format/expectations.ts';
import { readInput } from '../input.ts';
import type { Command, Io } from '../io.ts';
import { namedAgents } from '../namedAgents.ts';
import { oneOf, readArguments, readingOf, wrongUse } from '../options.ts';

const formats = ['human', 'json'] as const;

/** A URL of the list whose verdict changes for a bot. */
interface Change {
  readonly bot: string;
  readonly url: string;
  readonly before: Verdict;
  readonly after: Verdict;
}

/** What changes for one bot among all URLs there are. */
interface BotDifference {
  readonly bot: string;
  readonly difference: Difference;
}

interface Report {
  readonly bots: readonly BotDifference[];
  /** How many questions of the list were asked; null without a list. */
  readonly asked: number | null;
  readonly changes: readonly Change[];
}

/** Newly blocked first: that is what hurts. */
function changesOf(urlList: string, agents: readonly string[], before: CaseBots, after: CaseBots) {
  const entries = parseUrlList(urlList);
  let asked = 0;
  const changes: Change[] = [];
  for (const entry of entries) {
    const later = questionsOf(entry, null, agents, after);
    questionsOf(entry, null, agents, before).forEach((question, at) => {
      const was = answerQuestion(question);
      const other = later[at];
      const is = other === undefined ? null : answerQuestion(other);
      if (was === null || is === null) return;
      asked += 1;
      if (was.allowed !== is.allowed)
        changes.push({ bot: question.bot.crawler.token, url: entry.url, before: was, after: is });
    });
  }
  return { asked, changes: changes.toSorted((a, b) => Number(a.after.allowed) - Number(b.after.allowed)) };
}

function describeDifference({ bot, difference: found }: BotDifference): string {
  switch (found.kind) {
    case 'equal':
      return `${bot}: the same verdict for every URL`;
    case 'undecided':
      return `${bot}: no difference found, but the search stopped after ${counted(found.states, 'step')}`;
    case 'differs':
      return `${bot}: differs, first at ${found.witness}: ${describeVerdict(found.a)}, then ${describeVerdict(found.b)}`;
  }
}

function humanReport({ bots, asked, changes }: Report): string {
  const lines = bots.map(describeDifference);
  if (asked !== null)
    lines.push(
      '',
      `${counted(changes.length, 'verdict')} of ${asked.toString()} in the list ${changes.length === 1 ? 'changes' : 'change'}`,
      ...changes.map(
        ({ bot, url, before, after }) =>
          `  ${after.allowed ? 'opened ' : 'blocked'}  ${bot}  ${url}  (${describeVerdict(before)}, then ${describeVerdict(after)})`,
      ),
    );
  return `${lines.join('\n')}\n`;
}

async function readList(io: Io, path: string | undefined): Promise<string | null | undefined> {
  if (path === undefined) return undefined;
  const octets = await readInput(io, path);
  return octets === null ? null : new TextDecoder().decode(octets);
}

/** `diff old.txt new.txt`: what a change of the file changes, for every URL there is and for those of a list. */
export const diffCommand: Command = async (args, io) => {
  const parsed = readArguments(io, 'diff', {
    args: [...args],
    allowPositionals: true,
    options: {
      agent: { type: 'string', short: 'a', multiple: true, default: [] },
      urls: { type: 'string' },
      dialect: { type: 'string', short: 'd' },
      format: { type: 'string', short: 'f', default: 'human' },
    },
  });
  if (parsed === null) return 2;
  const { values, positionals } = parsed;
  const format = oneOf(io, 'diff', 'format', formats, values.format);
  const reading = readingOf(io, 'diff', values.dialect);
  if (format === null || reading === null) return 2;
  const [oldPath, newPath, ...more] = positionals;
  if (oldPath === undefined || newPath === undefined || more.length > 0)
    return wrongUse(io, 'diff', 'specify two robots.txt files') ?? 2;
  const oldOctets = await readInput(io, oldPath);
  const newOctets = await readInput(io, newPath);
  const urlList = await readList(io, values.urls);
  if (oldOctets === null || newOctets === null || urlList === null) return 2;

  const dialect = reading === 'each-its-own' ? 'google' : reading;
  const agents = values.agent.length > 0 ? values.agent : namedAgents([oldOctets, newOctets], dialect);
  const before = createCaseBots({ kind: 'octets', octets: oldOctets }, reading);
  const after = createCaseBots({ kind: 'octets', octets: newOctets }, reading);
  const bots = agents.map((agent) => ({
    bot: before.of(agent).crawler.token,
    difference: difference(before.of(agent).matcher, after.of(agent).matcher),
  }));
  const listed = urlList === undefined ? null : changesOf(urlList, agents, before, after);
  const report: Report = { bots, asked: listed?.asked ?? null, changes: listed?.changes ?? [] };
  await io.write(format === 'human' ? humanReport(report) : `${JSON.stringify(report, null, 2)}\n`);
  return bots.some(({ difference: found }) => found.kind !== 'equal') || report.changes.length > 0 ? 1 : 0;
};

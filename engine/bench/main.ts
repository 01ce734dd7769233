import { writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { disputes } from './disputes.ts';
import { raceGrowth } from './growth.ts';
import { raceHostile } from './hostile.ts';
import { race } from './race.ts';
import { agent, racers } from './racers.ts';
import { raceReading, timeLint } from './reading.ts';
import { count, figure, ratio, table } from './report.ts';
import type { Workload } from './workloads.ts';
import { fileOf, workloads } from './workloads.ts';

const names = racers.map(({ name }) => name);
const parts: string[] = [];

function say(text: string): void {
  console.log(`${text}\n`);
  parts.push(text);
}

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${memory} GiB, ${platform()} ${arch()}, Node ${process.version}`;
}

/** How many answers of each racer differ from ours. */
async function differing({ robots, urls }: Workload): Promise<readonly number[]> {
  const asked = urls.slice(0, 1_000);
  const answers: (readonly boolean[])[] = [];
  for (const { read } of racers) answers.push(asked.map(await read(robots)));
  return answers.map((theirs) => theirs.filter((allowed, index) => allowed !== answers[0]?.[index]).length);
}

async function answerDisputes(): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for (const { title, robots, url, allowed, why } of disputes) {
    const wrong: string[] = [];
    for (const { name, read } of racers) if ((await read(robots))(url) !== allowed) wrong.push(name);
    if (wrong.length > 0) rows.push([title, allowed ? 'allowed' : 'disallowed', wrong.join(', '), why]);
  }
  return rows;
}

say('# Bench');
say(
  `\`npm run bench\` races the engine (dialect \`google\`, crawler \`${agent}\`) against other parsers of the registry: the same files and URLs, in one process, in turns of 60 ms, after a round to warm up. Times are processor time, so that what else runs on the machine hardly counts. Figures are medians of nine rounds; a ratio is the median of the ratios within each round. Ratios are the claim, times are one machine's. \`npm run bench -- --write\` writes this file.`,
);
say(`Measured on: ${machine()}.`);

say(
  '## Questions\n\nURLs answered in a second, and how many times as long a racer takes as ours. 100,000 URLs each.',
);
const speeds: (readonly string[])[] = [];
const differences: (readonly string[])[] = [];
for (const workload of workloads(100_000)) {
  const results = await race(racers, workload.robots, workload.urls);
  speeds.push([
    workload.name,
    ...results.map(({ urlsPerSecond, slowness }, index) =>
      index === 0 ? count(urlsPerSecond) : `${count(urlsPerSecond)} (${ratio(slowness)})`,
    ),
  ]);
  differences.push([workload.name, ...(await differing(workload)).slice(1).map(count)]);
}
say(table(['', ...names], speeds));
say(`Answers of a thousand that differ from ours:\n\n${table(['', ...names.slice(1)], differences)}`);

say(
  '## Hostile patterns\n\nMilliseconds for one question: `/*a*a…b` against `/aaaa…`. A racer that took too long for one size is not asked the next.',
);
say(
  table(
    ['wildcards', 'URL octets', ...names],
    (await raceHostile()).map(({ stars, octets, milliseconds }) => [
      count(stars),
      count(octets),
      ...milliseconds.map((time) => (time === null ? '–' : figure(time))),
    ]),
  ),
);

say('## Growth\n\nNanoseconds a URL.');
say(
  table(
    ['', ...names],
    (await raceGrowth(racers)).map(({ name, results }) => [
      name,
      ...results.map(({ urlsPerSecond }) => count(1e9 / urlsPerSecond)),
    ]),
  ),
);

say('## Reading\n\nMilliseconds to read a file and answer one question; and to lint it, which no peer does.');
const readings: (readonly string[])[] = [];
for (const [name, octets] of [
  ['1 KB', 1_000],
  ['50 KB', 50_000],
  ['500 KiB', 512_000],
] as const) {
  const robots = fileOf(octets);
  const times = (await raceReading(racers, robots)).map(({ milliseconds }) => figure(milliseconds));
  readings.push([name, ...times, figure(timeLint(robots))]);
}
say(table(['', ...names, 'our lint'], readings));

say(
  "## Where parsers disagree\n\nWhat Google's parser answers, who answers otherwise, and what settles it. Cases on which everybody agrees are left out.",
);
say(table(['case', 'answer', 'otherwise', 'why'], await answerDisputes(), 'text'));

if (process.argv.includes('--write')) {
  writeFileSync('engine/bench/README.md', `${parts.join('\n\n')}\n`);
  console.log('Written to engine/bench/README.md');
}

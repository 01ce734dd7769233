import { measure } from 'mitata';
import robotsParser from 'robots-parser';
import { compile } from '../index.ts';
import { type Workload, workloads } from './workloads.ts';

const agent = 'Googlebot';

/** A parser in the race: it reads the file once, and then answers whether a URL may be fetched. */
interface Racer {
  readonly name: string;
  readonly read: (robots: string) => (url: string) => boolean;
}

const racers: readonly Racer[] = [
  {
    name: 'robots-workbench',
    read: (robots) => {
      const matcher = compile(robots, 'google').forAgent(agent);
      return (url) => matcher.allows(url);
    },
  },
  {
    name: 'robots-parser',
    read: (robots) => {
      const parsed = robotsParser('https://example.com/robots.txt', robots);
      return (url) => parsed.isAllowed(url, agent) !== false;
    },
  },
];

/** @returns URLs answered in a second, the median of many rounds over the whole list */
async function urlsPerSecond(allows: (url: string) => boolean, { urls }: Workload): Promise<number> {
  let allowed = 0;
  const { p50: nanoseconds } = await measure(() => {
    for (const url of urls) if (allows(url)) allowed++;
    // What is counted can't be optimised away.
    return allowed;
  });
  return urls.length / (nanoseconds / 1e9);
}

for (const workload of workloads) {
  console.log(`\n${workload.name}, ${workload.urls.length} URLs a round`);
  const answers: (readonly boolean[])[] = [];
  for (const { name, read } of racers) {
    const allows = read(workload.robots);
    answers.push(workload.urls.map(allows));
    const rate = Math.round(await urlsPerSecond(allows, workload));
    console.log(`  ${name.padEnd(18)} ${rate.toLocaleString('en').padStart(14)} URLs a second`);
  }
  const [ours, theirs] = answers;
  const different = workload.urls.filter((_, index) => ours?.[index] !== theirs?.[index]).length;
  const forbidden = ours?.filter((allowed) => !allowed).length;
  console.log(`  ${forbidden} forbidden; the answers differ for ${different} URLs`);
}

import { Readable } from 'node:stream';
import { RobotsTxt } from 'exclusion';
import robotsParser from 'robots-parser';
import makeGuard from 'robots-txt-guard';
import parseForGuard from 'robots-txt-parse';
import createParser from 'robots-txt-parser';
import { compile } from '../index.ts';
import { origin } from './workloads.ts';

/** The crawler that every racer is asked about. */
export const agent = 'Googlebot';

/** Says whether the crawler may fetch a URL of `origin`. */
export type Allows = (url: string) => boolean;

/** A parser in the race: it reads the file once, and then answers. */
export interface Racer {
  readonly name: string;
  readonly read: (robots: string) => Allows | Promise<Allows>;
}

const pathOf = (url: string): string => url.slice(origin.length);

/** The first is ours, the second the one that ratios are against. */
export const racers: readonly Racer[] = [
  {
    name: 'robots-workbench',
    read: (robots) => compile(robots, 'google').forAgent(agent).allows,
  },
  {
    name: 'robots-parser',
    read: (robots) => {
      const parsed = robotsParser(`${origin}/robots.txt`, robots);
      return (url) => parsed.isAllowed(url, agent) !== false;
    },
  },
  {
    name: 'robots-txt-guard',
    read: async (robots) => {
      const guard = makeGuard(await parseForGuard(Readable.from([robots])));
      return (url) => guard.isAllowed(agent, pathOf(url));
    },
  },
  {
    name: 'robots-txt-parser',
    read: (robots) => {
      const parser = createParser({ userAgent: agent, allowOnNeutral: true });
      parser.parseRobots(origin, robots);
      return (url) => parser.canCrawlSync(url);
    },
  },
  {
    name: 'exclusion',
    read: (robots) => {
      const parsed = new RobotsTxt(robots);
      return (url) => parsed.isPathAllowed(pathOf(url), agent);
    },
  },
];

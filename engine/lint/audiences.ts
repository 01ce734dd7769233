import type { Crawler } from '../crawlers/crawler.ts';
import { findCrawler } from '../crawlers/crawlers.ts';
import type { DialectId } from '../dialects/dialectId.ts';
import type { Matcher } from '../evaluate/matcher.ts';
import type { AgentLine, Group } from '../policy/group.ts';
import type { LintContext } from './lintContext.ts';

/** A name that no file has: it stands for every crawler that nothing names. */
export const unnamedCrawler = 'nobody-names-this-crawler';

/** Crawlers whose reading of a file matters to how a site is found. */
export interface Audience {
  /** For a sentence: 'every crawler that has no group of its own', 'Googlebot'. */
  readonly whom: string;
  /** Product tokens; empty for everybody. */
  readonly crawlers: readonly string[];
  readonly dialect: DialectId;
  readonly matcher: Matcher;
}

/** Names that files use for a family of crawlers, with the crawler that matters most in it. */
const families: ReadonlyMap<string, string> = new Map([['yandex', 'YandexBot']]);

/** The crawler that a User-agent line names, by the catalogue. */
function namedCrawler(agent: AgentLine): Crawler | undefined {
  return findCrawler(families.get(agent.name) ?? agent.name);
}

/** The name by which a group's rules can be asked for. */
export function askingName({ agents }: Group): string {
  return agents.find(({ star, name }) => !star && name !== '')?.name ?? unnamedCrawler;
}

function audienceOf(crawler: Crawler, context: LintContext): Audience {
  const { token, dialect } = crawler;
  return { whom: token, crawlers: [token], dialect, matcher: context.matcher(dialect, token) };
}

/** Those whom '*' stands for, if the file has it, and the search engines' crawlers that the file names, in its order. */
export function searchAudiences(context: LintContext): readonly Audience[] {
  const agents = context.groups.flatMap((group) => group.agents);
  const named = new Set(agents.flatMap((agent) => namedCrawler(agent) ?? []));
  const searching = [...named].filter(({ purpose, retired }) => purpose === 'search' && retired === null);
  const everybody: Audience = {
    whom: 'every crawler that has no group of its own',
    crawlers: [],
    dialect: 'google',
    matcher: context.matcher('google', unnamedCrawler),
  };
  const byName = searching.map((crawler) => audienceOf(crawler, context));
  return agents.some(({ star }) => star) ? [everybody, ...byName] : byName;
}

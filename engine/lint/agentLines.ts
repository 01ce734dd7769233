import type { Crawler } from '../crawlers/crawler.ts';
import { crawlers, familyNames, findCrawler } from '../crawlers/crawlers.ts';
import { dialectOf } from '../dialects/index.ts';
import type { AgentLine, Group } from '../policy/group.ts';
import type { TextSpan } from './finding.ts';
import type { LintContext } from './lintContext.ts';

/** A User-agent line of one of Google's groups, with its name taken apart. */
export interface NamedLine {
  /** 1-based. */
  readonly number: number;
  readonly agent: AgentLine;
  readonly group: Group;
  /** As written, trimmed and without the comment. */
  readonly value: string;
  readonly span: TextSpan;
  /** The value without a version: 'MJ12bot' of 'MJ12bot/1.4'. */
  readonly name: string;
  /** What follows the name, if that is a version: '/1.4'; else empty. */
  readonly version: string;
  /** What Google's parser keeps of the value: up to the first character outside A-Z a-z _ and -. */
  readonly kept: string;
  /** The catalogue's entry for the value or for the name. */
  readonly crawler: Crawler | undefined;
}

const versioned = /^([^/]*?[^/\s])(\s*\/.*|\s+v?\d[\d.]*)$/i;

/** A name and the version written after it; a slash always begins a version. */
export function splitVersion(value: string): { readonly name: string; readonly version: string } {
  if (findCrawler(value) !== undefined) return { name: value, version: '' };
  const [, name = value, version = ''] = versioned.exec(value) ?? [];
  return { name, version };
}

const contained = crawlers.filter(
  ({ dialect }) => dialectOf(dialect).choices.agentMatch === 'name-inside-line',
);

/** A crawler that looks for a line which contains its name, as Slurp does in 'Yahoo! Slurp'. */
function containedCrawler(value: string): Crawler | undefined {
  const lower = value.toLowerCase();
  return contained.find(({ token }) => lower.includes(token.toLowerCase()));
}

/** What Google's parser keeps of a name. */
export function keptName(value: string): string {
  return /^[A-Za-z_-]*/.exec(value)?.[0] ?? '';
}

const families: ReadonlySet<string> = new Set(familyNames.map((name) => name.toLowerCase()));

/** True for a name that addresses a catalogued crawler, or a family of them. */
export function isKnownName(name: string): boolean {
  return findCrawler(name) !== undefined || families.has(name.toLowerCase());
}

const known = new WeakMap<LintContext, readonly NamedLine[]>();

/** The User-agent lines of a file as Google groups them, in order, those for everybody and empty ones included. */
export function namedLines(context: LintContext): readonly NamedLine[] {
  const found =
    known.get(context) ??
    context.groups.flatMap((group) =>
      group.agents.map((agent): NamedLine => {
        const value = context.textOf(agent.value);
        const { name, version } = splitVersion(value);
        return {
          number: agent.line,
          agent,
          group,
          value,
          span: context.spanOf(agent.value),
          name,
          version,
          kept: keptName(value),
          crawler: findCrawler(value) ?? findCrawler(name) ?? containedCrawler(value),
        };
      }),
    );
  known.set(context, found);
  return found;
}

/** Names for a sentence: "'A'", "'A' and 'B'", "'A', 'B', 'C' and 4 more". */
export function listNames(names: readonly string[], limit = 3): string {
  const quoted = [...new Set(names)].map((name) => `'${name}'`);
  const shown = quoted.length <= limit + 1 ? quoted : quoted.slice(0, limit);
  const rest = quoted.length - shown.length;
  const parts = rest === 0 ? shown : [...shown, `${rest} more`];
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** The first line of each name that is not '*', in file order; versions do not count. */
export function firstLines(context: LintContext): readonly NamedLine[] {
  const seen = new Set<string>();
  return namedLines(context).filter(({ agent, value, name }) => {
    const key = name.toLowerCase();
    if (agent.star || value === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

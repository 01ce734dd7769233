import { crawlers } from '../../crawlers/crawlers.ts';
import type { NamedLine } from '../agentLines.ts';
import { firstLines, isKnownName, listNames } from '../agentLines.ts';
import { dialectsWhere } from '../dialectSets.ts';
import { indexGroups } from '../groupPolicies.ts';
import { defineRule } from '../lintRule.ts';
import { nameShape } from '../nameShapes.ts';

/** Dialects in which a line holds for every crawler whose name contains what it says. */
const lineInName = dialectsWhere(({ agentMatch }) => agentMatch === 'line-inside-name');

/** Dialects in which a line holds for every crawler whose name it contains. */
const nameInLine = dialectsWhere(({ agentMatch }) => agentMatch === 'name-inside-line');

/** What may follow the beginning of a token that is a word of its own: 'bot', a capital letter, a joiner. */
const nextWord = /^(?:[A-Z0-9\s._-]|bot$|spider$|crawler$)/;

/** The catalogued tokens that begin or end with a word of a name, in lower case, of at least three letters. */
const byPart: ReadonlyMap<string, readonly string[]> = crawlers.reduce((map, { token }) => {
  for (let at = 3; at < token.length; at += 1) {
    const [start, rest] = [token.slice(0, at), token.slice(at)];
    const parts = [...(nextWord.test(rest) ? [start] : []), ...(/^-...+/.test(rest) ? [rest.slice(1)] : [])];
    for (const key of new Set(parts.map((text) => text.toLowerCase())))
      map.set(key, [...(map.get(key) ?? []), token]);
  }
  return map;
}, new Map<string, readonly string[]>());

/** The beginnings and ends of a name, the longest first, down to three letters. */
function endsOf(name: string): readonly string[] {
  const parts: string[] = [];
  for (let length = Math.min(name.length - 1, 64); length >= 3; length -= 1)
    parts.push(name.slice(0, length), name.slice(-length));
  return parts;
}

/** For each line, the earlier or later line whose name begins or ends its name. */
function nestedPairs(lines: readonly NamedLine[]): readonly (readonly [NamedLine, NamedLine])[] {
  const byName = new Map(lines.map((line) => [line.name.toLowerCase(), line]));
  return lines.flatMap((outer) => {
    const inner = endsOf(outer.name.toLowerCase()).flatMap((part) => byName.get(part) ?? [])[0];
    return inner === undefined || inner.group === outer.group ? [] : [[inner, outer] as const];
  });
}

/** A name that is part of another crawler's. */
export const agentSubstring = defineRule({
  id: 'agent-substring',
  category: 'portability',
  severity: 'info',
  dialects: [...new Set([...lineInName, ...nameInLine])],
  fix: 'none',
  supersedes: ['agent-unknown'],
  messages: {
    part: "No known crawler is called '{name}', so for Google and RFC 9309 these rules apply to none. For readers that match parts of names they apply to {tokens}. Write the names you mean.",
    nested:
      "'{inner}' is part of '{outer}'. Readers from the 1990s match parts of names and use the first matching group, so for them '{later}' obeys the group on line {line} instead of this one.",
    other: 'The first matching group.',
  },
  *check(context) {
    const lines = firstLines(context).filter((line) => nameShape(line) === 'name');
    const unknown = lines.filter(({ name, crawler }) => crawler === undefined && !isKnownName(name));
    for (const { name, span } of unknown) {
      const names = byPart.get(name.toLowerCase());
      if (names === undefined) continue;
      yield {
        messageId: 'part',
        data: { name, tokens: listNames(names) },
        span: { from: span.from, to: span.from + name.length },
        dialects: lineInName,
        crawlers: names,
      };
    }
    const index = indexGroups(context.reading('google'), context.groups);
    for (const [inner, outer] of nestedPairs(lines)) {
      if (index.keyFor(inner.agent.name) === index.keyFor(outer.agent.name)) continue;
      const [first, later] = inner.number < outer.number ? [inner, outer] : [outer, inner];
      yield {
        messageId: 'nested',
        data: { inner: inner.name, outer: outer.name, later: later.name, line: first.number },
        span: { from: later.span.from, to: later.span.from + later.name.length },
        dialects: first === inner ? lineInName : nameInLine,
        crawlers: [later.name],
        related: [{ messageId: 'other', span: first.span }],
      };
    }
  },
});

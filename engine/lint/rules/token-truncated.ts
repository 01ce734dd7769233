import { findCrawler } from '../../crawlers/crawlers.ts';
import type { NamedLine } from '../agentLines.ts';
import { isKnownName, keptName, namedLines } from '../agentLines.ts';
import type { Severity } from '../finding.ts';
import { defineRule } from '../lintRule.ts';
import { nameShape } from '../nameShapes.ts';

type Message = 'another' | 'google' | 'catalogued' | 'nothing' | 'odd' | 'digit';

const severities: Readonly<Record<Message, Severity>> = {
  another: 'error',
  google: 'error',
  catalogued: 'info',
  nothing: 'warning',
  odd: 'warning',
  digit: 'info',
};

function judge({ name, crawler }: NamedLine): Message {
  const kept = keptName(name);
  if (crawler?.operator === 'Google') return 'google';
  // What stands in brackets comes from a server's configuration and is no part of a name.
  if (isKnownName(kept)) return /[[({]/.test(name) ? 'odd' : 'another';
  if (crawler !== undefined) return 'catalogued';
  // A name with digits can't be written otherwise; whoever has it compares it whole.
  if (/^[A-Za-z0-9_-]+$/.test(name)) return 'digit';
  return kept === '' ? 'nothing' : 'odd';
}

/** A crawler's name with characters at which Google's parser cuts it. */
export const tokenTruncated = defineRule({
  id: 'token-truncated',
  category: 'grouping',
  severity: 'info',
  dialects: ['google', 'rfc9309'],
  fix: 'changes-meaning',
  supersedes: [],
  once: ['catalogued', 'digit', 'odd', 'nothing'],
  messages: {
    another:
      "Google's parser cuts the name at the first character that is not a letter, _ or -, and reads '{kept}', another crawler's name: these rules apply to that one. Write the name you mean.",
    google:
      "Google's parser cuts the name at the first character that is not a letter, _ or -, and reads '{kept}': this Google crawler does not find its rules. Write the name as Google spells it.",
    catalogued:
      "Google's parser would not read all of '{name}', because a product token has only letters, _ and -: it keeps {keeps}. That is harmless: {token} compares the whole name.",
    nothing:
      "The name does not start with a letter, _ or -, so parsers like Google's find no name here. Write the crawler's product token as its operator spells it.",
    odd: "Parsers like Google's cut the name at the first character that is not a letter, _ or -, and read '{kept}'. No known crawler is called '{name}': write the product token as its operator spells it.",
    digit:
      "Google's parser would not read all of '{name}', because a product token has only letters, _ and -: it keeps {keeps}. That is harmless if the crawler compares the whole name, as most with digits in their name do.",
  },
  *check(context) {
    for (const line of namedLines(context)) {
      const { name, span, crawler } = line;
      const kept = keptName(name);
      if (nameShape(line) !== 'name' || kept === name) continue;
      const messageId = judge(line);
      const joined = findCrawler(name.replace(/[^A-Za-z0-9_]+/g, '-'));
      const isRepairable = joined !== undefined && crawler === undefined;
      yield {
        messageId,
        severity: severities[messageId],
        data: {
          name,
          kept,
          keeps: kept === '' ? 'nothing of it' : `'${kept}'`,
          token: crawler?.token ?? name,
        },
        span: { from: span.from, to: span.from + name.length },
        crawlers: [crawler?.token ?? name],
        ...(isRepairable
          ? {
              fix: {
                label: `Write '${joined.token}'`,
                edits: [{ from: span.from, to: span.from + name.length, insert: joined.token }],
                changes: `The rules apply to ${joined.token} instead of '${kept}'.`,
              },
            }
          : {}),
      };
    }
  },
});

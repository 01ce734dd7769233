import { findCrawler } from '../../crawlers/crawlers.ts';
import { isKnownName } from '../agentLines.ts';
import type { LintContext, WrittenRule } from '../lintContext.ts';
import type { ProposedFix } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';

/** Crawlers of the past that old files still name and the catalogue need not know. */
const pastCrawlers = new Set([
  'scooter',
  'ia_archiver',
  'webzip',
  'wget',
  'teleport',
  'webcopier',
  'httrack',
  'larbin',
  'emailsiphon',
  'emailcollector',
]);

/** The name in a value that is one product token, with or without a version; null for anything else. */
function nameIn(value: string): string | null {
  return /^([A-Za-z][\w!-]*)(?:\/[\d.]+)?$/.exec(value)?.[1] ?? null;
}

function isCrawlerName(name: string, namedInFile: ReadonlySet<string>): boolean {
  const lower = name.toLowerCase();
  return (
    isKnownName(name) ||
    pastCrawlers.has(lower) ||
    namedInFile.has(lower) ||
    /.(?:bot|crawler|spider|slurp)$/.test(lower)
  );
}

/** A group of its own for the crawler, above the group that the line stands in. */
function fixFor(context: LintContext, rule: WrittenRule, name: string): ProposedFix {
  const { lineEnd, lines, wholeLine } = context;
  const own = `User-agent: ${name}${lineEnd}Disallow: /`;
  const agentLine = lines[(rule.group?.agents[0]?.line ?? rule.line.number) - 1];
  const from = agentLine?.span.from ?? 0;
  const fix = {
    label: `Give ${name} its own group`,
    changes: `${name} is then blocked from the whole site.`,
  };
  if (rule.group === null) return { ...fix, edits: [{ ...rule.line.span, insert: own }] };
  // A group must keep a rule: its User-agent line would otherwise fall into the next group.
  const rest =
    rule.group.rules.length === 1
      ? { ...rule.span, insert: '' }
      : { ...wholeLine(rule.line.number), insert: '' };
  return { ...fix, edits: [{ from, to: from, insert: `${own}${lineEnd}${lineEnd}` }, rest] };
}

/** A crawler's name where a path belongs. */
export const agentInDisallow = defineRule({
  id: 'agent-in-disallow',
  category: 'syntax',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['path-no-slash'],
  messages: {
    agent:
      "'{name}' is a crawler's name, but {directive} takes a path: this line does not block {name} from anything. Give {name} its own group, with 'User-agent: {name}'.",
  },
  *check(context) {
    const namedInFile = new Set(
      context.groups.flatMap(({ agents }) => agents.map(({ name }) => name)).filter((name) => name !== ''),
    );
    for (const rule of context.rules) {
      const name = nameIn(rule.value);
      if (name === null || !isCrawlerName(name, namedInFile)) continue;
      yield {
        messageId: 'agent',
        data: { name, directive: rule.kind === 'allow' ? 'Allow' : 'Disallow' },
        span: rule.span,
        crawlers: [findCrawler(name)?.token ?? name],
        ...(rule.kind === 'disallow' ? { fix: fixFor(context, rule, name) } : {}),
      };
    }
  },
});

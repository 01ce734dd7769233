import type { LintRule, RuleDocs, RuleExample } from './lintRule.ts';

const heading = `# Lint rules

Generated from the rules and their docs: \`UPDATE_DOCS=1 npx vitest run --project engine engine/lint/registry.test.ts\`.
`;

const invisible = new Set([0x7f, 0x85, 0xa0, 0xad, 0x200b, 0x2028, 0x2029, 0xfeff]);

/** Shows what an editor would not: controls as their pictures, invisible characters by their code. */
function visible(text: string): string {
  return [...text]
    .map((character) => {
      const point = character.codePointAt(0) ?? 0;
      if (point < 0x20 && character !== '\n' && character !== '\t')
        return String.fromCodePoint(0x2400 + point);
      return invisible.has(point) ? `⟨U+${point.toString(16).toUpperCase().padStart(4, '0')}⟩` : character;
    })
    .join('');
}

function exampleText(example: RuleExample): string {
  const note = example.note === undefined ? '' : `${example.note}\n\n`;
  if ('octets' in example) return `${note}Bytes in base64: \`${example.octets}\`\n`;
  const shown = visible(example.text);
  const body = shown.length > 2000 ? `${shown.slice(0, 200)}…` : shown;
  return `${note}\`\`\`text\n${body.replace(/\n$/, '')}\n\`\`\`\n`;
}

function examples(title: string, list: readonly RuleExample[]): string {
  return list.length === 0 ? '' : `\n${title}\n\n${list.map(exampleText).join('\n')}`;
}

const fixWords = {
  none: 'none',
  safe: 'safe',
  'changes-meaning': 'may change verdicts; shows what changes, and is safe only where that is proven',
};

function ruleSection(rule: LintRule, docs: RuleDocs): string {
  const dialects = rule.dialects === 'all' ? 'all dialects' : rule.dialects.join(', ');
  const sources = docs.sources.map(({ title, url }) => `- [${title}](${url})`).join('\n');
  return `
## ${rule.id}

${docs.summary}.

${rule.severity} · ${rule.category} · ${dialects} · fix: ${fixWords[rule.fix]}

${docs.why}
${examples('Reported', docs.incorrect)}${examples('Not reported', docs.correct)}
${sources}
`;
}

/** RULES.md: every rule with its docs, in the order given. */
export function rulesDocument(rules: readonly LintRule[], docs: readonly RuleDocs[]): string {
  const byId = new Map(docs.map((entry) => [entry.id, entry]));
  const pairs = rules.flatMap((rule) => {
    const entry = byId.get(rule.id);
    return entry === undefined ? [] : [{ rule, entry }];
  });
  const table = pairs
    .map(({ rule, entry }) => `| [${rule.id}](#${rule.id}) | ${rule.severity} | ${entry.summary} |`)
    .join('\n');
  const sections = pairs.map(({ rule, entry }) => ruleSection(rule, entry)).join('');
  return `${heading}\n| rule | severity | |\n| --- | --- | --- |\n${table}\n${sections}`;
}

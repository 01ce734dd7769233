import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesDocument } from './rulesDocument.ts';

const folder = new URL('./', import.meta.url);
const writes = process.env['UPDATE_DOCS'] === '1';

const ids = readdirSync(new URL('rules/', folder))
  .filter((name) => /^[a-z0-9-]+\.ts$/.test(name))
  .map((name) => name.replace(/\.ts$/, ''))
  .toSorted();

const camelCase = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const registryText = `import type { LintRule } from './lintRule.ts';
${ids.map((id) => `import { ${camelCase(id)} } from './rules/${id}.ts';`).join('\n')}

/** Every lint rule, sorted by id. A test holds this list against the folder. */
export const lintRules: readonly LintRule[] = [
${ids.map((id) => `  ${camelCase(id)},`).join('\n')}
];
`;

const docsText = `import type { RuleDocs } from './lintRule.ts';
${ids.map((id) => `import { ${camelCase(id)}Docs } from './rules/${id}.docs.ts';`).join('\n')}

/** The docs of every lint rule, sorted by id; apart from the rules, so that they can be loaded when asked for. */
export const ruleDocs: readonly RuleDocs[] = [
${ids.map((id) => `  ${camelCase(id)}Docs,`).join('\n')}
];
`;

if (writes) {
  writeFileSync(new URL('registry.ts', folder), registryText);
  writeFileSync(new URL('docs.ts', folder), docsText);
}

// Imported here, so that a run that writes the lists also tests them.
const { lintRules } = await import('./registry.ts');
const { ruleDocs } = await import('./docs.ts');

describe('the registry', () => {
  test('lists every rule of the folder, sorted, under its file name', () => {
    expect(lintRules.map(({ id }) => id)).toEqual(ids);
  });

  test('has the docs of every rule, sorted', () => {
    expect(ruleDocs.map(({ id }) => id)).toEqual(ids);
  });

  test('names only rules that exist where one hides another', () => {
    const named = lintRules.flatMap(({ supersedes }) => (supersedes === 'all' ? [] : supersedes));
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('RULES.md is fresh', () => {
    const file = new URL('RULES.md', folder);
    const text = rulesDocument(lintRules, ruleDocs);
    if (writes) writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

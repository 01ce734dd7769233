import { describe, expect, test } from 'vitest';
import { sourceFromText } from '../source.ts';
import type { TextSpan } from './finding.ts';
import { lint } from './lint.ts';
import { createLintContext } from './lintContext.ts';
import type { LintRule, RuleFinding } from './lintRule.ts';
import { lintRules } from './registry.ts';
import { runRules } from './runRules.ts';

/** A rule that reports what it is given. */
function ruleOf(id: string, found: readonly RuleFinding[], more: Partial<LintRule> = {}): LintRule {
  return {
    id,
    category: 'syntax',
    severity: 'warning',
    dialects: ['google'],
    fix: 'changes-meaning',
    supersedes: [],
    messages: { said: '{what} is said.', other: 'Another.' },
    check: () => found,
    ...more,
  };
}

const source = sourceFromText('User-agent: *\nDisallow: /a\nDisallow: /b\n');
const at = (from: number): TextSpan => ({ from, to: from + 1 });
const said = (from: number): RuleFinding => ({ messageId: 'said', data: { what: 'It' }, span: at(from) });

describe('running rules', () => {
  test('fills in line, message, severity and dialects', () => {
    expect(runRules([ruleOf('a', [said(14)])], source)).toEqual([
      {
        id: 'a',
        severity: 'warning',
        line: 2,
        span: { from: 14, to: 15 },
        messageId: 'said',
        data: { what: 'It' },
        message: 'It is said.',
        dialects: ['google'],
        crawlers: [],
        related: [],
      },
    ]);
  });

  test('sorts by line, then by severity', () => {
    const rules = [
      ruleOf('late', [said(30)], { severity: 'error' }),
      ruleOf('mild', [said(0)], { severity: 'hint' }),
      ruleOf('grave', [said(5)], { severity: 'error' }),
    ];
    expect(runRules(rules, source).map(({ id }) => id)).toEqual(['grave', 'mild', 'late']);
  });

  test('hides what another rule says better of the same line, and only there', () => {
    const rules = [ruleOf('a', [said(14)], { supersedes: ['b'] }), ruleOf('b', [said(20), said(30)])];
    expect(runRules(rules, source).map(({ id, line }) => [id, line])).toEqual([
      ['a', 2],
      ['b', 3],
    ]);
  });

  test('one rule alone speaks where it hides all others', () => {
    const rules = [ruleOf('a', [said(14)]), ruleOf('b', [said(20)], { supersedes: 'all' })];
    expect(runRules(rules, source).map(({ id }) => id)).toEqual(['b']);
  });

  test('says once a file what is true of all of it, with every place and one fix', () => {
    const fixed = (from: number): RuleFinding => ({
      ...said(from),
      fix: { label: 'Fix', edits: [{ ...at(from), insert: '' }] },
    });
    const [finding, ...others] = runRules([ruleOf('a', [fixed(0), fixed(14)], { once: 'file' })], source);
    expect(others).toEqual([]);
    expect(finding?.related).toEqual([{ line: 2, span: at(14), message: 'It is said.' }]);
    expect(finding?.fix?.edits.map(({ from }) => from)).toEqual([0, 14]);
  });

  test('says once a file what several lines say of the same thing', () => {
    const ofName = (from: number, name: string): RuleFinding => ({ ...said(from), data: { name } });
    const rule = ruleOf('a', [ofName(0, 'x'), ofName(14, 'y'), ofName(20, 'x')], { once: 'data' });
    const found = runRules([rule], source).map(({ line, related }) => [line, related.length]);
    expect(found).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  test('gives what only follows from a mistake to the finding of that mistake', () => {
    const follows = (rules: readonly string[]): RuleFinding => ({
      ...said(14),
      related: [{ span: at(20), messageId: 'said' }],
      consequenceOf: { line: 1, rules },
    });
    const cause = ruleOf('cause', [said(0)]);
    const found = runRules([cause, ruleOf('b', [follows(['cause'])])], source);
    expect(found.map(({ id, related }) => [id, related.map(({ line }) => line)])).toEqual([
      ['cause', [2, 2]],
    ]);
    // Where nobody reports the mistake, it is said for itself.
    expect(runRules([cause, ruleOf('b', [follows(['other'])])], source).map(({ id }) => id)).toEqual([
      'cause',
      'b',
    ]);
  });

  test('a fix is safe where that is proved, whatever its rule says', () => {
    const fix = (insert: string, line: TextSpan): RuleFinding => ({
      ...said(line.from),
      fix: { label: 'Fix', edits: [{ ...line, insert }], changes: 'Something.' },
    });
    const rules = [
      ruleOf('upper', [fix('DISALLOW', { from: 14, to: 22 })]),
      ruleOf('longer', [fix('/bc', { from: 37, to: 39 })], { fix: 'safe' }),
    ];
    const fixes = runRules(rules, source).map((finding) => finding.fix);
    expect(fixes.map((found) => [found?.safe, found?.changes])).toEqual([
      [true, undefined],
      [false, 'Something.'],
    ]);
  });
});

/** A list that counts how often an element is taken from it. */
function counted<Element>(list: readonly Element[], count: () => void): readonly Element[] {
  return new Proxy(list, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) count();
      return Reflect.get(target, key);
    },
  });
}

/** How many lines, rules, groups and members of groups a lint rule looks at. */
function looksOf(rule: LintRule, text: string): number {
  let looks = 0;
  const count = (): void => {
    looks += 1;
  };
  const context = createLintContext(sourceFromText(text), { exact: false });
  const watched = {
    ...context,
    lines: counted(context.lines, count),
    rules: counted(context.rules, count),
    groups: counted(
      context.groups.map((group) => ({
        ...group,
        agents: counted(group.agents, count),
        rules: counted(group.rules, count),
        others: counted(group.others, count),
      })),
      count,
    ),
  };
  for (const _ of rule.check(watched)) looks += 1;
  return looks;
}

/** `size` times some lines, which differ by their index. */
function repeated(size: number, make: (index: number) => string): string {
  return Array.from({ length: size }, (_, index) => make(index)).join('\n');
}

/** Files that grow in one way each; what a rule keeps for every pair of things in them shows in one or the other. */
const growing: Readonly<Record<string, (size: number) => string>> = {
  'groups of every kind': (size) =>
    repeated(size, (index) =>
      [
        `User-agent: bot${index % 50}`,
        `Disallow: /a${index}`,
        `Disallow: /d/${index}.html # x`,
        `Allow: /A${index}/*.php$`,
        'Disallow: /same',
        'Crawl-delay: 5',
        'Alow: b',
        '',
      ].join('\n'),
    ),
  'many names in one group': (size) =>
    `${repeated(4 * size, (index) => `User-agent: n${index}`)}\nDisallow: /a`,
  'runs of names that a group swallows': (size) =>
    `${repeated(2 * size, (index) => `User-agent: Bot-${index}\nCrawl-delay: 500\n\nUser-agent: b${index}`)}\nDisallow: /`,
  'many groups for the same names': (size) =>
    repeated(
      size,
      (index) => `User-agent: *\nDisallow: /a${index}\nUser-agent: Googlebot\nDisallow: /b${index}\n`,
    ),
  'many wildcards': (size) =>
    `User-agent: *\n${repeated(4 * size, (index) => `${index % 3 === 0 ? 'Allow' : 'Disallow'}: /*a*${index}*b*/c`)}`,
  'many rules of one length': (size) =>
    `User-agent: *\n${repeated(4 * size, (index) => `${index % 2 === 0 ? 'Allow' : 'Disallow'}: /*${10_000 + index}`)}`,
  'the same rule again and again': (size) =>
    `User-agent: *\n${repeated(4 * size, (index) => `${index % 2 === 0 ? 'Allow' : 'Disallow'}: /same`)}`,
  'files of one directory': (size) =>
    `User-agent: *\n${repeated(4 * size, (index) => `Disallow: /d/x${index}.html`)}`,
  'lines that nobody reads': (size) => repeated(4 * size, (index) => `Foo${index}: bar`),
  'many sitemaps': (size) =>
    `User-agent: *\nDisallow: /x\n${repeated(4 * size, (index) => `Sitemap: https://example.com/${index}.xml`)}`,
};

/** Signs of which a pattern of a rule may begin at each again, were it not written with care. */
const repeatedSigns = ['*', '-', ',', '\\n', '[', '<br>', '\u3000', '/', '"', '(a|', ' #'];

describe('half a megabyte on one line is read through and not begun again at every sign', () => {
  test.each(repeatedSigns)('%j', (sign) => {
    const signs = sign.repeat(500_000 / sign.length);
    const found = lint(`User-agent: *\nDisallow: /a${signs}x\n${signs}x\n`, { exact: false });
    expect(found.filter(({ id }) => id === 'line-too-long').map(({ line }) => line)).toContain(2);
  });
});

describe('no rule is quadratic in lines', () => {
  const files = Object.entries(growing).map(([name, make]) => ({ name, short: make(60), long: make(240) }));

  test.each(lintRules)('$id', (rule) => {
    // Four times the file may take four times the looks; eight leaves room for sorting and for small counts.
    for (const { name, short, long } of files)
      expect(looksOf(rule, long), name).toBeLessThanOrEqual(8 * looksOf(rule, short) + 100);
  });
});

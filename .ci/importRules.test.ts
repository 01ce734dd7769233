import { describe, expect, test } from 'vitest';
import { circles, wrongDirections } from './importRules.mjs';
import { importsOf } from './importsOf.mjs';

/** What the rules say of one import. */
const verdictOn = (from: string, specifier: string) => wrongDirections([{ from, specifier, line: 7 }]);

describe('imports that may stand', () => {
  test.each([
    ['engine/syntax/scanLines.ts', '../octets/octet.ts'],
    ['engine/syntax/scanLines.ts', '../source.ts'],
    ['engine/syntax/scanLines.ts', './fieldName.ts'],
    ['engine/lint/rules/bom.ts', '../../policy/policy.ts'],
    ['engine/lint/rules/bom.ts', '../../directives/sitemap.ts'],
    ['engine/index.ts', './octets/octet.ts'],
    ['engine/case/schema.ts', 'valibot'],
    ['engine/cli/main.ts', 'node:fs'],
    ['engine/policy/policy.test.ts', '../testing/generators.ts'],
    ['engine/policy/policy.test.ts', 'vitest'],
    ['app/store/verdicts.ts', '../../engine/index.ts'],
    ['app/features/tester/Tester.tsx', '../../store/store.ts'],
    ['app/features/tester/Tester.tsx', './Row.tsx'],
    ['app/features/tester/Tester.tsx', '../../components/Button.tsx'],
    ['app/components/Button.tsx', 'react'],
    ['app/App.tsx', './features/tester/Tester.tsx'],
  ])('%s imports %s', (from, specifier) => {
    expect(verdictOn(from, specifier)).toEqual([]);
  });
});

describe('imports that go the wrong way', () => {
  test.each([
    ['engine/octets/octet.ts', '../syntax/scanLines.ts', 'engine/octets is not above engine/syntax'],
    ['engine/source.ts', './syntax/scanLines.ts', 'engine/source is not above engine/syntax'],
    ['engine/matching/target.ts', '../dialects/google.ts', 'engine/matching is not above engine/dialects'],
    ['engine/lint/lint.ts', '../index.ts', 'engine/lint is not above engine/index'],
    ['engine/lint/lint.ts', '../testing/ruleTester.ts', 'engine/lint is not above engine/testing'],
    ['engine/newcomer/thing.ts', '../octets/octet.ts', 'engine/newcomer has no place among the layers yet'],
    ['engine/source.ts', 'valibot', "the engine has no dependency, so it can't import 'valibot'"],
    ['engine/source.ts', 'node:fs', "the engine has no dependency, so it can't import 'node:fs'"],
    ['engine/source.test.ts', '../app/App.tsx', "the engine stands alone, so it can't import app/App.tsx"],
    [
      'app/store/verdicts.ts',
      '../../engine/lint/lint.ts',
      'the app knows the engine by engine/index.ts alone, not engine/lint/lint.ts',
    ],
    [
      'app/features/tester/Tester.tsx',
      '../matrix/Matrix.tsx',
      "features meet in the store: tester can't import matrix",
    ],
    [
      'app/components/Button.tsx',
      '../../engine/index.ts',
      'a component knows no robots.txt: give it what it shows',
    ],
    ['app/components/Button.tsx', '../store/store.ts', 'a component has no store: give it what it shows'],
    ['app/editor/findings.ts', '../store/store.ts', 'the editor is told, and tells through callbacks'],
  ])('%s imports %s', (from, specifier, why) => {
    expect(verdictOn(from, specifier)).toEqual([`${from}:7: ${why}`]);
  });
});

test('a circle is named once, with its files in order', () => {
  const circle = [
    { from: 'engine/a.ts', specifier: './b.ts', line: 1 },
    { from: 'engine/b.ts', specifier: './c.ts', line: 1 },
    { from: 'engine/c.ts', specifier: './b.ts', line: 1 },
    { from: 'engine/c.ts', specifier: './d.ts', line: 2 },
  ];
  expect(circles(circle)).toEqual(['engine/b.ts -> engine/c.ts -> engine/b.ts']);
});

test('every way of importing is seen, with its line', () => {
  const text = [
    "import { a } from './value.ts';",
    "import type { B } from './type.ts';",
    "import './effect.ts';",
    "export * from './all.ts';",
    "export { c, d } from './some.ts';",
    "const later = () => import('./lazy.ts');",
  ].join('\n');
  expect(importsOf('app/x.tsx', text).map(({ specifier, line }) => `${line} ${specifier}`)).toEqual([
    '1 ./value.ts',
    '2 ./type.ts',
    '3 ./effect.ts',
    '4 ./all.ts',
    '5 ./some.ts',
    '6 ./lazy.ts',
  ]);
});

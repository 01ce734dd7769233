import { expect, test } from 'vitest';
import { lint } from '../../../engine/index.ts';
import { problemGroups } from './problemGroups.ts';

const findings = lint('User-agent: *\nDisallow: a\nDisallow: /b /c\nDisallow: d\n').filter(
  ({ severity }) => severity === 'error',
);
const shapeOf = (grouping: Parameters<typeof problemGroups>[1]) =>
  problemGroups(findings, grouping).map(({ heading, findings: own }) => [
    heading,
    own.map(({ line }) => line),
  ]);

test('by weight they stand together without a heading', () => {
  expect(shapeOf('weight')).toEqual([[null, [2, 3, 4]]]);
});

test('by line each line is a heading', () => {
  expect(shapeOf('line')).toEqual([2, 3, 4].map((line) => [{ kind: 'line', line }, [line]]));
});

test('by rule what a rule found stands where its first finding does', () => {
  expect(shapeOf('rule')).toEqual([
    [{ kind: 'rule', id: 'path-no-slash' }, [2, 4]],
    [{ kind: 'rule', id: 'path-several' }, [3]],
  ]);
});

import { expect, test } from 'vitest';
import type { Case } from '../../../engine/index.ts';
import { emptyCase, lint } from '../../../engine/index.ts';
import { defaultProblemView } from '../../store/problemSlice.ts';
import { selectFindings } from '../../store/selectors/findings.ts';
import { selectAnsweredRows } from '../../store/selectors/verdicts.ts';
import { examples } from './examples.ts';

const caseOf = (id: string): Case => {
  const example = examples.find((one) => one.id === id);
  if (example === undefined) throw new Error(`no example ${id}`);
  const { robotsTxt, ...rest } = example.case;
  return { ...emptyCase, ...rest, robots: { kind: 'text', text: robotsTxt } };
};
const findingsIn = (id: string) =>
  new Set(
    selectFindings({
      case: caseOf(id),
      linter: lint,
      lateFindings: null,
      provenFindings: null,
      lateVerdicts: null,
      isTyping: false,
      problemView: defaultProblemView,
    }).map((finding) => finding.id),
  );
const answersIn = (id: string) => selectAnsweredRows(caseOf(id)).flatMap(({ answers }) => answers);

test.each(examples.map(({ id, look }) => [id, look] as const))(
  '%s opens a URL that is answered',
  (id, look) => {
    const row = selectAnsweredRows(caseOf(id)).find(({ entry }) => entry.line === look);
    expect(row?.answers.length).toBeGreaterThan(0);
  },
);

test('classic mistakes has them, and shows where readings part', () => {
  const found = findingsIn('classic-mistakes');
  for (const id of ['path-several', 'path-no-slash', 'typo-tolerated']) expect(found).toContain(id);
  expect(answersIn('classic-mistakes').some(({ differs }) => differs)).toBe(true);
});

test('a healthy shop has no mistake, and every reading agrees on it', () => {
  expect(findingsIn('healthy-shop')).toEqual(new Set());
  const answers = answersIn('healthy-shop');
  expect(answers.some(({ differs }) => differs)).toBe(false);
  expect(new Set(answers.map(({ verdict }) => verdict.allowed))).toEqual(new Set([true, false]));
});

test('swallowed agents closes the site to a bot that is welcome', () => {
  expect(findingsIn('swallowed-agents')).toContain('swallowed-agents');
  expect(answersIn('swallowed-agents').some(({ verdict }) => !verdict.allowed && verdict.line === 7)).toBe(
    true,
  );
});

test('when order counts, readings part because of it', () => {
  expect(answersIn('order-dependence').some(({ differs }) => differs)).toBe(true);
});

test('AI crawlers lets search in and training out', () => {
  const [home] = selectAnsweredRows(caseOf('ai-crawlers'));
  const allowed = home?.answers.filter(({ verdict }) => verdict.allowed).map(({ bot }) => bot.asked);
  expect(allowed).toEqual(['Googlebot', 'OAI-SearchBot', 'ChatGPT-User']);
});

test('a page instead of a file allows everything and says why', () => {
  expect(findingsIn('html-soft-404')).toContain('not-robots-txt');
  expect(answersIn('html-soft-404').every(({ verdict }) => verdict.allowed && verdict.line === 0)).toBe(true);
});

import { expect, test, vi } from 'vitest';
import type { AnalysisClient } from '../services/analysis/analysisClient.ts';
import { answerLargeFiles } from './answerLargeFiles.ts';
import type { AppState } from './appStore.ts';
import { createAppStore } from './appStore.ts';
import type { TestedCase } from './late/testedCase.ts';
import { selectCaseVerdicts } from './selectors/caseVerdicts.ts';
import {
  selectIsAnswering,
  selectIsAwaited,
  selectSelectedAnswer,
  selectShownLine,
  selectShownRows,
  selectShownTotals,
} from './selectors/shown.ts';

const filler = '# filler\n'.repeat(10_000);
const large = `User-agent: *\nDisallow: /a\n${filler}`;

/** A client that answers when it is told to, and only then works anything out. */
function fakeClient() {
  const asked: TestedCase[] = [];
  const answers: (() => void)[] = [];
  const failures: (() => void)[] = [];
  const client: AnalysisClient = {
    ask: (_asker, theCase, _question, { onAnswer, onFailure }) => {
      asked.push(theCase);
      // The only question of these tests is for verdicts.
      answers.push(() => onAnswer(selectCaseVerdicts(theCase) as Parameters<typeof onAnswer>[0]));
      failures.push(onFailure);
      return () => undefined;
    },
  };
  return { client, asked, answers, failures };
}

/** The rows that are shown: each URL, and the line that decides, minus where it blocks. */
const shown = (state: AppState) =>
  selectShownRows(state).map(({ entry, answers }) => {
    const verdict = answers[0]?.verdict;
    return `${entry.url} ${verdict?.allowed === false ? '-' : ''}${verdict?.line}`;
  });

function largeStore() {
  const store = createAppStore();
  const { client, ...worker } = fakeClient();
  const onFailure = vi.fn();
  answerLargeFiles(store, client, onFailure);
  store.getState().updateCase({ urlList: '- /a\n/b' });
  return { store, onFailure, ...worker };
}

test('a small file is answered at once, and no worker is asked', () => {
  const { store, asked } = largeStore();
  store.getState().setRobotsText('User-agent: *\nDisallow: /a\n');
  expect(shown(store.getState())).toEqual(['/a -2', '/b 0']);
  expect(selectIsAnswering(store.getState())).toBe(false);
  expect(asked).toEqual([]);
});

test('of a large file the rows of before are shown, and known to be old, until the worker told', () => {
  const { store, answers } = largeStore();
  store.getState().setRobotsText(large);
  expect(selectIsAwaited(store.getState())).toBe(true);
  expect(shown(store.getState())).toEqual([]);
  answers[0]?.();
  expect(selectIsAnswering(store.getState())).toBe(false);
  expect(shown(store.getState())).toEqual(['/a -2', '/b 0']);
  expect(selectShownTotals(store.getState())).toEqual({ all: 1, failed: 0 });

  store.getState().setRobotsText(`# one more line\nUser-agent: *\nDisallow: /b\n${filler}`);
  expect(selectIsAnswering(store.getState())).toBe(true);
  expect(shown(store.getState())).toEqual(['/a -2', '/b 0']);
  expect(selectShownLine(store.getState(), 2)).toBe('Disallow: /a');
  answers[1]?.();
  expect(selectIsAnswering(store.getState())).toBe(false);
  expect(shown(store.getState())).toEqual(['/a 0', '/b -3']);
  expect(selectShownLine(store.getState(), 3)).toBe('Disallow: /b');
  expect(selectShownTotals(store.getState())).toEqual({ all: 1, failed: 1 });
});

test('what is typed and not yet told makes the rows old, and picks no answer', () => {
  const { store, answers } = largeStore();
  store.getState().setRobotsText(large);
  answers[0]?.();
  store.getState().select({ urlLine: 1, bot: 'Googlebot' });
  expect(selectSelectedAnswer(store.getState())?.answer.verdict).toMatchObject({ allowed: false, line: 2 });
  store.getState().setTyping(true);
  expect(selectIsAnswering(store.getState())).toBe(true);
  expect(selectSelectedAnswer(store.getState())).toBeNull();
  store.getState().setTyping(false);
  expect(selectIsAnswering(store.getState())).toBe(false);
});

test('the worker is asked anew for what changes verdicts, and for nothing else', () => {
  const { store, asked, answers } = largeStore();
  store.getState().setRobotsText(large);
  answers[0]?.();
  store.getState().updateCase({ title: 'A title', note: 'A note' });
  expect(selectIsAnswering(store.getState())).toBe(false);
  store.getState().addBot('GPTBot');
  expect(selectIsAnswering(store.getState())).toBe(true);
  expect(asked.map(({ bots }) => bots.length)).toEqual([1, 2]);
});

test('a failure is told, and the rows stay marked as old', () => {
  const { store, failures, onFailure } = largeStore();
  store.getState().setRobotsText(large);
  failures[0]?.();
  expect(onFailure).toHaveBeenCalledOnce();
  expect(selectIsAnswering(store.getState())).toBe(true);
});

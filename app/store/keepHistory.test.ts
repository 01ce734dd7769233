import { expect, test } from 'vitest';
import { emptyCase } from '../../engine/index.ts';
import { createAppStore } from './appStore.ts';
import { keepHistory } from './keepHistory.ts';

function open() {
  const store = createAppStore({ case: { ...emptyCase, robots: { kind: 'text', text: 'mine' } } });
  keepHistory(store);
  return store;
}

test('bots that were added and taken away come back step by step, and go again', () => {
  const store = open();
  store.getState().addBot('GPTBot');
  store.getState().removeBot('Googlebot');
  store.getState().undoStep();
  expect(store.getState().case.bots).toEqual(['Googlebot', 'GPTBot']);
  store.getState().undoStep();
  expect(store.getState().case.bots).toEqual(['Googlebot']);
  store.getState().undoStep();
  expect(store.getState().case.bots).toEqual(['Googlebot']);
  store.getState().redoStep();
  store.getState().redoStep();
  expect(store.getState().case.bots).toEqual(['GPTBot']);
});

test('what was typed into the editors since stays: they have a history of their own', () => {
  const store = open();
  store.getState().addBot('GPTBot');
  store.getState().setRobotsText('typed');
  store.getState().undoStep();
  expect(store.getState().case).toMatchObject({
    bots: ['Googlebot'],
    robots: { kind: 'text', text: 'typed' },
  });
});

test('a case that was replaced comes back whole', () => {
  const store = open();
  const { case: mine } = store.getState();
  store.getState().replaceCase({ ...emptyCase, title: 'Other', bots: ['bingbot'] });
  store.getState().undoStep();
  expect(store.getState().case).toEqual(mine);
});

test('letters typed into the title are one step', () => {
  const store = open();
  for (const title of ['S', 'Sh', 'Shop']) store.getState().updateCase({ title });
  store.getState().undoStep();
  expect(store.getState().case.title).toBe('');
  store.getState().redoStep();
  expect(store.getState().case.title).toBe('Shop');
});

test('a change after an undo makes what was undone unreachable', () => {
  const store = open();
  store.getState().addBot('GPTBot');
  store.getState().undoStep();
  store.getState().addBot('CCBot');
  store.getState().redoStep();
  expect(store.getState().case.bots).toEqual(['Googlebot', 'CCBot']);
});

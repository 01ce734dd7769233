import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { BotPicker } from './BotPicker.tsx';

async function openPicker() {
  await userEvent.click(screen.getByRole('button', { name: 'Bot' }));
  return screen.findByRole('combobox', { name: 'Name, operator or User-Agent header' });
}

test('the catalogue is grouped by purpose and searched by operator too', async () => {
  const { store } = renderWith(<BotPicker />);
  const field = await openPicker();
  expect(screen.getByText('AI training')).toBeInTheDocument();
  await userEvent.type(field, 'anthropic');
  await userEvent.click(await screen.findByRole('option', { name: /^ClaudeBot/ }));
  expect(store.getState().case.bots).toEqual(['Googlebot', 'ClaudeBot']);
});

test('what the catalogue does not have is taken as typed', async () => {
  const { store } = renderWith(<BotPicker />);
  await userEvent.type(await openPicker(), 'HouseBot');
  await userEvent.click(await screen.findByRole('option', { name: /HouseBot.*not in the catalogue/ }));
  expect(store.getState().case.bots).toEqual(['Googlebot', 'HouseBot']);
});

test('a bot is taken away', async () => {
  const { store } = renderWith(<BotPicker />, { case: { bots: ['Googlebot', 'GPTBot'] } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Googlebot' }));
  expect(store.getState().case.bots).toEqual(['GPTBot']);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ReadyCommand } from '../../commands/command.ts';
import { renderWith } from '../../testRender.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { KeySheet } from './KeySheet.tsx';

function commands(run: (id: string) => void = () => undefined): readonly ReadyCommand[] {
  const common = { description: '', keys: null, isEnabled: () => true };
  return [
    {
      ...common,
      id: 'new-case',
      title: 'New case',
      section: 'case',
      keys: 'Mod-Alt-n',
      run: () => run('new-case'),
    },
    { ...common, id: 'copy-link', title: 'Copy link', section: 'share', run: () => run('copy-link') },
    {
      ...common,
      id: 'format',
      title: 'Format',
      section: 'tidy',
      isEnabled: () => false,
      run: () => run('format'),
    },
  ];
}

const nothing = () => [];
const field = () => screen.getByRole('combobox', { name: 'What would you like to do?' });

test('a few letters find a command, Enter runs it, and it is remembered', async () => {
  const run = vi.fn();
  const { store } = renderWith(<CommandPalette commands={commands(run)} fromQuery={nothing} />);
  store.getState().setCommandView('palette');
  await userEvent.type(field(), 'link');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(run.mock.calls).toEqual([['copy-link']]));
  expect(store.getState()).toMatchObject({ commandView: 'none', recentCommands: ['copy-link'] });
});

test('what has nothing to do now is shown, and not run', async () => {
  const run = vi.fn();
  renderWith(<CommandPalette commands={commands(run)} fromQuery={nothing} />);
  const option = screen.getByRole('option', { name: /^Format/ });
  expect(option).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(field(), 'format');
  await userEvent.keyboard('{Enter}');
  expect(run).not.toHaveBeenCalled();
});

test('what nothing fits is told', async () => {
  renderWith(<CommandPalette commands={commands()} fromQuery={nothing} />);
  await userEvent.type(field(), 'xyzzy');
  expect(await screen.findByText('No matches.')).toBeVisible();
});

test('the sheet lists each command that has keys, and lets plain keys be turned off', async () => {
  const { store } = renderWith(<KeySheet commands={commands()} />);
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(sheet).getByText('New case')).toBeVisible();
  expect(within(sheet).queryByText('Copy link')).toBeNull();
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Single-key shortcuts/ }));
  expect(store.getState().arePlainKeysOn).toBe(false);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { ProblemsPanel } from './ProblemsPanel.tsx';

const robotsTxt = 'User-agent: *\nDisallow: private/\nDisallow: /a /b\n';

test('findings are listed with their line, dialects and rule', () => {
  renderWith(<ProblemsPanel />, { case: { robotsTxt } });
  expect(screen.getByRole('status')).toHaveTextContent('2 errors');
  expect(screen.getByRole('button', { name: /Line 2 · .* · path-no-slash/ })).toBeVisible();
});

test('a press goes to the place in the text', async () => {
  const { store } = renderWith(<ProblemsPanel />, { case: { robotsTxt } });
  await userEvent.click(screen.getByRole('button', { name: /path-no-slash/ }));
  const from = robotsTxt.indexOf('private/');
  expect(store.getState().reveal).toEqual({ line: 2, span: { from, to: from + 8 }, focus: true });
});

test('arrows go through the findings', async () => {
  renderWith(<ProblemsPanel />, { case: { robotsTxt } });
  screen.getByRole('button', { name: /path-no-slash/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /path-several/ })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('button', { name: /path-no-slash/ })).toHaveFocus();
});

test('a fix changes the text', async () => {
  const { store } = renderWith(<ProblemsPanel />, { case: { robotsTxt } });
  await userEvent.click(screen.getByRole('button', { name: "Write '/private/'" }));
  expect(store.getState().case.robots).toEqual({
    kind: 'text',
    text: robotsTxt.replace('private/', '/private/'),
  });
});

test('all safe fixes are applied together and can be taken back', async () => {
  const before = '\ufeffUser-agent: *  \nDisallow: /a\nDisallow: /a\n';
  const { store, services } = renderWith(<ProblemsPanel />, { case: { robotsTxt: before } });
  const heard = vi.fn();
  services.notifier.subscribe(heard);
  await userEvent.click(screen.getByRole('button', { name: /^Fix all safe/ }));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(store.getState().case.robots).not.toEqual({ kind: 'text', text: before });
  heard.mock.calls[0]?.[0].action.run();
  expect(store.getState().case.robots).toEqual({ kind: 'text', text: before });
});

test('without a mistake that is said, and without a file what will be here', () => {
  const { unmount } = renderWith(<ProblemsPanel />, {
    case: { robotsTxt: 'User-agent: *\nDisallow: /cart/\n' },
  });
  expect(screen.getByText('No mistake found in this file.')).toBeVisible();
  unmount();
  renderWith(<ProblemsPanel />);
  expect(screen.getByText(/^Mistakes show up here as you type/)).toBeVisible();
});

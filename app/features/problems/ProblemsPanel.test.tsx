import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { ProblemsPanel } from './ProblemsPanel.tsx';

const robotsTxt = 'User-agent: *\nDisallow: private/\nDisallow: /a /b\n';

test('findings are listed with their line, dialects and rule', () => {
  renderWith(<ProblemsPanel />, { case: { robotsTxt } });
  expect(screen.getByRole('heading', { name: 'Problems 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: '2 errors', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: /Line 2 · .* · path-no-slash/ })).toBeVisible();
});

test('two findings that say the same of one line go when they no longer hold', async () => {
  const { store } = renderWith(<ProblemsPanel />, {
    case: { robotsTxt: 'User-agent: *\nDisallow: /a\nDisalow: /b\n', urlList: '- /x\n- /y\n' },
  });
  expect(screen.getAllByRole('button', { name: /· expectation-failed$/ })).toHaveLength(2);
  store.getState().updateCase({ urlList: '' });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /· expectation-failed$/ })).toBeNull());
  expect(screen.getByRole('button', { name: /· typo-tolerated$/ })).toBeVisible();
});

test('a press goes to the place in the text', async () => {
  const { store } = renderWith(<ProblemsPanel />, { case: { robotsTxt } });
  await userEvent.click(screen.getByRole('button', { name: /· path-no-slash$/ }));
  const from = robotsTxt.indexOf('private/');
  expect(store.getState().reveal).toEqual({ line: 2, span: { from, to: from + 8 }, focus: true });
});

test('arrows go through the findings', async () => {
  renderWith(<ProblemsPanel />, { case: { robotsTxt } });
  screen.getByRole('button', { name: /· path-no-slash$/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /· path-several$/ })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('button', { name: /· path-no-slash$/ })).toHaveFocus();
});

test('a fix changes the text', async () => {
  const { store } = renderWith(<ProblemsPanel />, { case: { robotsTxt } });
  await userEvent.click(screen.getByRole('button', { name: "Write '/private/'" }));
  expect(store.getState().case.robots).toEqual({
    kind: 'text',
    text: robotsTxt.replace('private/', '/private/'),
  });
});

test('all safe fixes are worked out and wait for a yes', async () => {
  const before = '\ufeffUser-agent: *  \nDisallow: /a\nDisallow: /a\n';
  const { store } = renderWith(<ProblemsPanel />, { case: { robotsTxt: before } });
  await userEvent.click(screen.getByRole('button', { name: /^Fix all safe/ }));
  await vi.waitFor(() => expect(store.getState().proposal).not.toBeNull());
  expect(store.getState().case.robots).toEqual({ kind: 'text', text: before });
  expect(store.getState().proposal).toMatchObject({
    before,
    after: '\ufeffUser-agent: *  \nDisallow: /a\n',
  });
});

test('hints are listed when they are asked for', async () => {
  renderWith(<ProblemsPanel />, { case: { robotsTxt: 'user-agent: *\nDISALLOW: /a\n' } });
  const hints = screen.getByRole('button', { name: /hints?$/, pressed: false });
  expect(screen.queryByRole('button', { name: /directive-case$/ })).toBeNull();
  await userEvent.click(hints);
  expect(screen.getByRole('button', { name: /· directive-case$/ })).toBeVisible();
});

test('findings that do not concern a chosen crawler are left out', async () => {
  renderWith(<ProblemsPanel />, {
    case: { robotsTxt: 'User-agent: *\nDisallow: private/\nCrawl-delay: 5\n', bots: ['bingbot'] },
  });
  expect(screen.getByRole('button', { name: /· unsupported-by-google$/ })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Affects' }), 'For bingbot');
  expect(screen.queryByRole('button', { name: /· unsupported-by-google$/ })).toBeNull();
  expect(screen.getByRole('button', { name: /· path-no-slash$/ })).toBeVisible();
});

test('by rule, each rule is a heading and can be muted; what is muted can be had back', async () => {
  const { store } = renderWith(<ProblemsPanel />, { case: { robotsTxt } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By rule');
  await userEvent.click(screen.getByRole('button', { name: 'Mute path-no-slash' }));
  expect(store.getState().case.mutedRules).toEqual(['path-no-slash']);
  expect(screen.queryByRole('button', { name: /· path-no-slash$/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '1 rule muted in this case, 1 finding hidden' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unmute path-no-slash' }));
  expect(screen.getByRole('button', { name: /· path-no-slash$/ })).toBeVisible();
});

test('F fixes, E explains, M mutes what has the focus', async () => {
  const { store } = renderWith(<ProblemsPanel />, { case: { robotsTxt } });
  screen.getByRole('button', { name: /· path-no-slash$/ }).focus();
  await userEvent.keyboard('e');
  expect(store.getState().explainedRule).toBe('path-no-slash');
  await userEvent.keyboard('f');
  expect(store.getState().case.robots).toMatchObject({ text: expect.stringContaining(': /private/') });
  screen.getByRole('button', { name: /· path-several$/ }).focus();
  await userEvent.keyboard('m');
  expect(store.getState().case.mutedRules).toEqual(['path-several']);
});

test('what a fix that is not safe changes is said before it is pressed', () => {
  renderWith(<ProblemsPanel />, { case: { robotsTxt } });
  expect(screen.getByRole('button', { name: /· path-several$/ })).toHaveTextContent(
    'The fix changes verdicts. 2 rules take effect: /a, /b.',
  );
});

test('the listed findings are saved as SARIF', async () => {
  const saveFile = vi.fn();
  renderWith(<ProblemsPanel />, {
    case: { robotsTxt, origin: 'https://shop.example' },
    services: { saveFile },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /SARIF/ }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const { text } = saveFile.mock.calls[0]?.[0] ?? {};
  expect(JSON.parse(text)).toMatchObject({
    version: '2.1.0',
    runs: [{ results: [{ ruleId: 'path-no-slash' }, { ruleId: 'path-several' }] }],
  });
});

test('without a mistake that is said, and without a file what will be here', () => {
  const { unmount } = renderWith(<ProblemsPanel />, {
    case: { robotsTxt: 'User-agent: *\nDisallow: /cart/\n' },
  });
  expect(screen.getByText('No problems found in this file.')).toBeVisible();
  unmount();
  renderWith(<ProblemsPanel />);
  expect(screen.getByText(/^Problems appear here as you type/)).toBeVisible();
});

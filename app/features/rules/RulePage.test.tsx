import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { RulePage } from './RulePage.tsx';

const robotsTxt = 'User-agent: *\nDisallow: private/\n';

test('a rule is explained: what, why, examples, whom it concerns, sources', () => {
  renderWith(<RulePage id="path-no-slash" />, { case: { robotsTxt } });
  const page = screen.getByRole('dialog', { name: /path-no-slash/ });
  for (const heading of ['In your file', 'Reported', 'Not reported', 'Sources'])
    expect(within(page).getByRole('heading', { name: heading })).toBeVisible();
  expect(within(page).getByText('Applies to')).toBeVisible();
  for (const link of within(page).getAllByRole('link')) expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('its places in the file lead there, and it can be muted', async () => {
  const { store } = renderWith(<RulePage id="path-no-slash" />, { case: { robotsTxt } });
  await userEvent.click(screen.getByRole('button', { name: 'Line 2 Disallow: private/' }));
  expect(store.getState().reveal).toMatchObject({ line: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Mute in this case' }));
  expect(store.getState().case.mutedRules).toEqual(['path-no-slash']);
  expect(screen.getByRole('button', { name: 'Unmute' })).toBeVisible();
});

test('an example opens at once where nothing would be lost', async () => {
  const { store } = renderWith(<RulePage id="path-several" />);
  await userEvent.click(screen.getByRole('button', { name: 'Try it: reported example 1' }));
  expect(store.getState().case).toMatchObject({
    title: 'Example: path-several',
    robots: { kind: 'text', text: 'User-agent: *\nDisallow: /css/ /cgi-bin/ images/\n' },
  });
});

test('where work would be replaced there is a question, and a way back', async () => {
  const { store, services } = renderWith(<RulePage id="path-several" />, { case: { robotsTxt } });
  const heard = vi.fn();
  services.notifier.subscribe(heard);
  await userEvent.click(screen.getByRole('button', { name: 'Try it: reported example 1' }));
  expect(store.getState().case.title).toBe('');
  await userEvent.click(await screen.findByRole('button', { name: 'Open the example' }));
  expect(store.getState().case.title).toBe('Example: path-several');
  heard.mock.calls[0]?.[0].action.run();
  expect(store.getState().case.robots).toEqual({ kind: 'text', text: robotsTxt });
});

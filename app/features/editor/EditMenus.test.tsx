import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { EditMenus } from './EditMenus.tsx';
import { RobotsEditorProvider } from './RobotsEditorProvider.tsx';

const menus = (
  <RobotsEditorProvider>
    <EditMenus />
  </RobotsEditorProvider>
);

async function choose(menu: string, item: RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('what changes no verdict is done at once and can be taken back', async () => {
  const { store, services } = renderWith(menus, { case: { robotsTxt: 'user-agent:*\nDisallow:/a\n' } });
  const heard = vi.fn();
  services.notifier.subscribe(heard);
  await choose('Tidy', /^Format/);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ title: 'Formatted' });
  expect(store.getState().case.robots).toMatchObject({ text: 'User-agent: *\nDisallow: /a\n' });
});

test('what changes verdicts waits for a yes, with examples', async () => {
  const { store } = renderWith(menus, { case: { robotsTxt: 'User-agent: *\nDisallow: /a /b\n' } });
  await choose('Tidy', /^Split paths/);
  await vi.waitFor(() => expect(store.getState().proposal).not.toBeNull());
  expect(store.getState().proposal?.consequences[0]).toMatch(/^\/a becomes disallowed for every crawler/);
});

test('where there is nothing to be done, that is said', async () => {
  const { services } = renderWith(menus, { case: { robotsTxt: 'User-agent: *\nDisallow: /a\n' } });
  const heard = vi.fn();
  services.notifier.subscribe(heard);
  await choose('Tidy', /^Merge groups/);
  await vi.waitFor(() =>
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'No crawler has several groups.' }),
    ),
  );
});

test('what has nothing to work on can be seen and not be chosen', async () => {
  renderWith(menus);
  await userEvent.click(screen.getByRole('button', { name: 'Tidy' }));
  expect(await screen.findByRole('menuitem', { name: /^Format/ })).toHaveAttribute('aria-disabled', 'true');
});

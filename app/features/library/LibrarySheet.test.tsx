import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyCase } from '../../../engine/index.ts';
import { createCaseLibrary } from '../../services/library/caseLibrary.ts';
import { renderWith } from '../../testRender.tsx';
import { LibrarySheet } from './LibrarySheet.tsx';

const databaseName = 'library-sheet-under-test';
const shop = { title: 'Shop', robotsTxt: 'User-agent: *\nDisallow: /cart\n', urlList: '/cart' };

function draw(theCase: Parameters<typeof renderWith>[1] = { case: shop }) {
  let clock = 0;
  const library = createCaseLibrary({
    databaseName,
    newId: () => `id-${clock}`,
    now: () => {
      clock += 1;
      return new Date(clock * 60_000);
    },
    estimate: () => Promise.resolve({ usage: 2048, quota: 1024 ** 3 }),
  });
  return renderWith(<LibrarySheet onClose={() => undefined} />, {
    ...theCase,
    services: { ...theCase.services, library: () => Promise.resolve(library) },
  });
}

beforeEach(async () => {
  await deleteDB(databaseName);
});

test('a case is saved, changed, and saved in its place; the old one can be had back', async () => {
  const { store, services } = draw();
  const heard = vi.fn();
  services.notifier.subscribe(heard);
  expect(await screen.findByText(/^No saved cases yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^1 URL · Googlebot · Jan 1, 1970/)).toBeVisible();
  store.getState().updateCase({ urlList: '/cart\n/page' });
  await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
  expect(await screen.findByText(/^2 URLs/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  heard.mock.lastCall?.[0].action.run();
  expect(await screen.findByText(/^1 URL ·/)).toBeVisible();
  expect(
    screen.getByText('Stored only in this browser. This page uses 2 KiB of 1 GiB available.'),
  ).toBeVisible();
});

test('a case without a title never takes the place of another one without', async () => {
  const { store } = draw({ case: { ...shop, title: '' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Untitled case' });
  store.getState().updateCase({ urlList: '/other' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.getAllByRole('button', { name: 'Untitled case' })).toHaveLength(2));
});

test('what is deleted can be had back', async () => {
  const { services } = draw();
  const heard = vi.fn();
  services.notifier.subscribe(heard);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete “Shop”' }));
  expect(await screen.findByText(/^No saved cases yet/)).toBeVisible();
  heard.mock.lastCall?.[0].action.run();
  expect(await screen.findByRole('button', { name: 'Shop' })).toBeVisible();
});

test('what another tab kept can be opened, and what was here can be had back', async () => {
  const draft = { ...emptyCase, title: 'In the other tab', urlList: '/other' };
  const { store, services } = renderWith(<LibrarySheet onClose={() => undefined} />, {
    case: shop,
    services: {
      drafts: {
        id: () => 'tab',
        load: () => Promise.resolve(null),
        others: () => Promise.resolve([{ id: 'old', savedAt: 0, case: draft }]),
        save: () => ({ ok: true, value: null }),
        separate: () => undefined,
      },
    },
  });
  const heard = vi.fn();
  services.notifier.subscribe(heard);
  const list = await screen.findByRole('list', { name: 'Drafts from other tabs' });
  expect(within(list).getByText('1 URL · Jan 1, 1970, 00:00 UTC')).toBeVisible();
  await userEvent.click(within(list).getByRole('button', { name: 'In the other tab' }));
  expect(store.getState().case).toEqual(draft);
  heard.mock.lastCall?.[0].action.run();
  expect(store.getState().case.title).toBe('Shop');
});

test('Escape gives up a new title, Enter keeps it', async () => {
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rename “Shop”' }));
  await userEvent.keyboard('Other{Escape}');
  expect(screen.getByRole('button', { name: 'Shop' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rename “Shop”' }));
  await userEvent.keyboard('Other{Enter}');
  expect(await screen.findByRole('button', { name: 'Other' })).toBeVisible();
});

test('where its code does not arrive, it says so and offers a file', async () => {
  const saveFile = vi.fn();
  renderWith(<LibrarySheet onClose={() => undefined} />, { case: shop, services: { saveFile } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your open case is unchanged.');
  await userEvent.click(screen.getByRole('button', { name: 'Save this case as a file' }));
  expect(saveFile).toHaveBeenCalledWith(expect.objectContaining({ fileName: 'Shop.robots-case.json' }));
});

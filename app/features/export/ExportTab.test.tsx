import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SavedFile } from '../../services/saveFile.ts';
import { renderWith } from '../../testRender.tsx';
import { ExportTab } from './ExportTab.tsx';

const shop = { title: 'Shop', robotsTxt: 'User-agent: *\nDisallow: /cart\n', urlList: '- /cart\n/page' };

test('an empty case says what comes first, and leads there', async () => {
  const { store } = renderWith(<ExportTab />);
  store.getState().setTab('export');
  expect(screen.getByRole('heading', { name: 'What do you want to export?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to URLs' }));
  expect(store.getState().tab).toBe('urls');
});

test('without URLs the files can be saved all the same', () => {
  renderWith(<ExportTab />, { case: { robotsTxt: shop.robotsTxt } });
  expect(screen.getByRole('heading', { name: 'No results yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save robots.txt' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save CSV' })).not.toBeInTheDocument();
});

test('a long list is not among what is exported, and it is said where its results are saved', async () => {
  const { store } = renderWith(<ExportTab />, { case: shop });
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  const list = new Blob(['/a\n/b\n']);
  act(() => store.getState().setLargeList({ name: 'the clipboard', list, note: '', origin: null }));
  act(() => store.getState().setTab('export'));
  expect(screen.getByRole('note')).toHaveTextContent(
    /^The long list from the clipboard is not part of the case/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go to URLs' }));
  expect(store.getState().tab).toBe('urls');
});

test('results are copied and saved with verdict and line', async () => {
  const copyText = vi.fn((_text: string) => Promise.resolve(true));
  const saveFile = vi.fn((_file: SavedFile) => undefined);
  renderWith(<ExportTab />, { case: shop, services: { copyText, saveFile } });
  await userEvent.click(screen.getByRole('button', { name: 'Copy TSV' }));
  expect(copyText.mock.calls[0]?.[0].split('\r\n')[1]).toBe(
    '/cart\tGooglebot\tdisallow\t2\tDisallow: /cart\trule\tdisallow\tpass',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save This case' }));
  expect(saveFile).toHaveBeenCalledWith(expect.objectContaining({ fileName: 'Shop.robots-case.json' }));
});

test('a robots.txt that was opened leaves octet for octet', async () => {
  const saveFile = vi.fn((_file: SavedFile) => undefined);
  const { store } = renderWith(<ExportTab />, { case: shop, services: { saveFile } });
  const octets = Uint8Array.of(0xff, 0x0d, 0x0a);
  store.getState().openRobotsFile(octets, 'robots.txt');
  expect(await screen.findByText('3 bytes, identical to the file you opened.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save robots.txt' }));
  expect(saveFile).toHaveBeenCalledWith({ fileName: 'robots.txt', mediaType: 'text/plain', octets });
});

test('the test is shown for either runner, and follows the file', async () => {
  const { store } = renderWith(<ExportTab />, { case: shop });
  const vitest = screen.getByRole('textbox', { name: 'Contents of robots.test.js' });
  expect(vitest).toHaveTextContent('["Googlebot", "/cart", false]');
  store.getState().setRobotsText('User-agent: *\n');
  await vi.waitFor(() => expect(vitest).toHaveTextContent('["Googlebot", "/cart", true]'));
  await userEvent.click(screen.getByRole('button', { name: 'node:test' }));
  expect(screen.getByRole('textbox', { name: 'Contents of robots.test.mjs' })).toHaveTextContent('node:test');
});

test('where nothing is expected, there is nothing for a build server', () => {
  renderWith(<ExportTab />, { case: { ...shop, urlList: '/cart' } });
  expect(screen.getByRole('button', { name: 'Save JUnit XML' })).toBeDisabled();
  expect(screen.getByText(/^Tests the saved case\. It has no expectations yet/)).toBeVisible();
});

test('a refused clipboard is told', async () => {
  const { services } = renderWith(<ExportTab />, {
    case: shop,
    services: { copyText: () => Promise.resolve(false) },
  });
  const heard = vi.fn();
  services.notifier.subscribe(heard);
  await userEvent.click(screen.getByRole('button', { name: 'Copy JSON' }));
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
});

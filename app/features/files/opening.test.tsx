import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
// Loaded before the first test, so that none waits for code that comes when it is asked for.
import '../../components/MenuPopup.tsx';
import { renderWith } from '../../testRender.tsx';
import './FileChooser.tsx';
import './LiveDialog.tsx';
import { OpeningDialog } from './OpeningDialog.tsx';
import { OpenMenu } from './OpenMenu.tsx';

const robots = (rule: string, name: string) => new File([`User-agent: *\r\n${rule}\r\n`], name);
const octetsOf = (rule: string) => new TextEncoder().encode(`User-agent: *\r\n${rule}\r\n`);

function renderOpening(copyText = vi.fn((_text: string) => Promise.resolve(true))) {
  const rendered = renderWith(
    <>
      <OpenMenu />
      <OpeningDialog />
    </>,
    { services: { copyText } },
  );
  return { ...rendered, copyText };
}

async function choose(item: RegExp) {
  await userEvent.click(screen.getByRole('button', { name: 'Open…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('one file is opened at once, octet for octet', async () => {
  const { store } = renderOpening();
  await userEvent.upload(screen.getByLabelText(/^Open a robots\.txt/), robots('Disallow: /a', 'robots.txt'));
  await expect
    .poll(() => store.getState().case.robots)
    .toEqual({ kind: 'octets', octets: octetsOf('Disallow: /a') });
  expect(store.getState().fileName).toBe('robots.txt');
});

test('of several files one is edited and another is the baseline', async () => {
  const { store } = renderOpening();
  await userEvent.upload(screen.getByLabelText(/^Open a robots\.txt/), [
    robots('Disallow: /new', 'b.txt'),
    robots('Disallow: /live', 'a.txt'),
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'logo.png'),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Which of 2 files?' }));
  expect(dialog.getByText(/One other file was left out/)).toBeVisible();
  const files = within(dialog.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
  expect(files.map((file) => file.textContent?.slice(0, 5))).toEqual(['a.txt', 'b.txt']);

  await userEvent.click(dialog.getByRole('button', { name: 'Edit b.txt' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Compare with a.txt' }));
  expect(store.getState().case).toMatchObject({
    robots: { kind: 'octets', octets: octetsOf('Disallow: /new') },
    baseline: { kind: 'octets', octets: octetsOf('Disallow: /live') },
  });
  expect(dialog.getByRole('button', { name: 'Edit b.txt' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(dialog.getByRole('button', { name: 'Compare with a.txt' }));
  expect(store.getState().case.baseline).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(store.getState().opening).toEqual({ kind: 'none' });
});

test('the bookmarklet is a link to be dragged, and its text can be copied', async () => {
  const { copyText } = renderOpening();
  await choose(/^Open a live robots\.txt/);
  const link = await screen.findByRole('link', { name: 'robots.txt → Workbench' });
  const code = link.getAttribute('href') ?? '';
  expect(decodeURIComponent(code)).toMatch(/^javascript:.*"https:\/\/workbench\.example\/",100000\)$/s);
  await userEvent.click(link);
  expect(screen.getByText(/^Don’t use it here/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(copyText).toHaveBeenCalledWith(code);
  expect(screen.getByText(/^Copied\. Bookmark any page/)).toBeVisible();
});

test('where the clipboard is refused, the bookmarklet is shown to be copied', async () => {
  renderOpening(vi.fn((_text: string) => Promise.resolve(false)));
  await choose(/^Open a live robots\.txt/);
  await userEvent.click(await screen.findByRole('button', { name: 'Copy as text' }));
  const box: HTMLTextAreaElement = screen.getByRole('textbox', { name: 'The bookmarklet' });
  expect(box.value).toMatch(/^javascript:/);
});

test.each([
  ['shop.example', 'https://shop.example/robots.txt'],
  ['http://shop.example:8080/a?b#c', 'http://shop.example:8080/robots.txt'],
  ['bücher.example', 'https://xn--bcher-kva.example/robots.txt'],
])('%s leads to %s', async (site, address) => {
  renderOpening();
  await choose(/^Open a live robots\.txt/);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Site' }), site);
  const link = screen.getByRole('link', { name: address });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
});

test('what is no site says so and leads nowhere', async () => {
  renderOpening();
  await choose(/^Open a live robots\.txt/);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Site' }), 'javascript:alert(1)');
  expect(screen.getByText('This is not a valid site.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy the curl command' })).toBeDisabled();
});

test('the curl command leads to where its answer goes', async () => {
  const { store, copyText } = renderOpening();
  await choose(/^Open a live robots\.txt/);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Site' }), 'shop.example');
  await userEvent.click(screen.getByRole('button', { name: 'Copy the curl command' }));
  expect(copyText).toHaveBeenCalledWith('curl -iL https://shop.example/robots.txt');
  await expect.poll(() => store.getState()).toMatchObject({ tab: 'fetch', opening: { kind: 'none' } });
});

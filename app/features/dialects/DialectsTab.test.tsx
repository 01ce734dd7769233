import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { DialectsTab } from './DialectsTab.tsx';

const robotsTxt = 'User-agent: *\nDisallow: /a\nAllow: /a/b\n';
const urlList = '/a/b\n/c\n';

test('only URLs over which dialects part are listed, each with its reason', async () => {
  renderWith(<DialectsTab />, { case: { robotsTxt, urlList } });
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['/a/b']);
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('button', { name: 'Google: allowed, line 3' })).toBeVisible();
  expect(table.getByRole('button', { name: '1996: blocked, line 2' })).toBeVisible();
  expect(table.getByText(/^Google uses the longest matching pattern/).closest('p')).toHaveTextContent(
    'Google uses the longest matching pattern, line 3; the 1996 draft uses the first matching rule, line 2.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'All 2' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
});

test('a press on a URL lights both deciding lines and shows both ways', async () => {
  const { store, unmount } = renderWith(<DialectsTab />, { case: { robotsTxt, urlList } });
  await userEvent.click(screen.getByRole('button', { name: '/a/b', expanded: false }));
  expect(store.getState().compared).toEqual({ url: '/a/b', bot: 'Googlebot', a: 'google', b: 'res1996' });
  expect(store.getState().reveal?.line).toBe(3);
  const draft = within(screen.getByRole('region', { name: '1996' }));
  expect(draft.getByRole('button', { name: 'Line 2 wins' })).toBeVisible();
  unmount();
  expect(store.getState().compared).toBeNull();
});

test('the guide explains each kind of difference by the lines of the file', async () => {
  renderWith(<DialectsTab />, { case: { robotsTxt, urlList } });
  const heading = await screen.findByRole('heading', { name: /^Which rule wins/ });
  const entry = heading.closest('li');
  if (entry === null) throw new Error('the kind of difference is no entry of a list');
  const lines = within(entry).getByRole('list', { name: 'Your lines' });
  expect(
    within(lines)
      .getAllByRole('button')
      .map((line) => line.textContent),
  ).toEqual(['Line 2 Disallow: /a', 'Line 3 Allow: /a/b']);
  expect(within(entry).getAllByRole('link', { name: /draft-koster/ })[0]).toHaveAttribute(
    'href',
    'http://www.robotstxt.org/norobots-rfc.txt',
  );
});

test('URLs on which two dialects differ are found without a list, and added to it', async () => {
  const { store } = renderWith(<DialectsTab />, { case: { robotsTxt } });
  await userEvent.click(screen.getByRole('button', { name: 'Find URLs on which they differ' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add /a/b to the URL list' }));
  expect(store.getState().case.urlList).toBe('/a/b\n');
  expect(screen.getByRole('button', { name: 'In the list: /a/b' })).toBeDisabled();
});

test('that two dialects never part is said as proven', async () => {
  renderWith(<DialectsTab />, { case: { robotsTxt: 'User-agent: *\nDisallow: /a\n' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Second dialect' }), 'Bing');
  await userEvent.click(screen.getByRole('button', { name: 'Find URLs on which they differ' }));
  expect(await screen.findByText('Proven: Google and Bing agree on every URL.')).toBeVisible();
});

test('without a file it is told what stands here', () => {
  renderWith(<DialectsTab />);
  expect(screen.getByRole('heading', { name: 'One file, ten readings' })).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { ChangesTab } from './ChangesTab.tsx';

const live = 'User-agent: *\nDisallow: /a\n';
const baseline = { kind: 'text', text: live } as const;

test('without a baseline it is asked for, and the draft can be it', async () => {
  const { store } = renderWith(<ChangesTab />, { case: { robotsTxt: live, urlList: '/a\n/b\n' } });
  await userEvent.click(screen.getByRole('button', { name: 'Use the current file' }));
  expect(store.getState().case.baseline).toEqual({ kind: 'text', text: live });
  expect(await screen.findByText('No verdict changes for any crawler')).toBeVisible();
  expect(screen.getByText('No verdict changes for 2 URLs and 1 bot.')).toBeVisible();
  expect(screen.getByText('The files are identical.')).toBeVisible();
});

test('what changes is proven per crawler, by a URL that one press adds to the list', async () => {
  const { store } = renderWith(<ChangesTab />, {
    case: { robotsTxt: 'User-agent: *\nDisallow: /b\n', baseline, urlList: '' },
  });
  const list = await screen.findByRole('list', { name: /^URLs that change for Googlebot/ });
  const [blocked, allowed] = within(list).getAllByRole('listitem');
  expect(blocked).toHaveTextContent('newly blocked/b');
  expect(allowed).toHaveTextContent('newly allowed/a');
  expect(within(list).getByRole('button', { name: 'Line 2 Disallow: /b' })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Add all 2 URLs to the URL list' })[0] ?? list);
  expect(store.getState().case.urlList).toBe('/b\n/a\n');
  const [first] = await screen.findAllByRole('row', { name: /Googlebot/ });
  expect(first).toHaveTextContent('/bGooglebotnewly blocked');
});

test.each([
  ['the site of the case', 'https://shop.example', 'https://shop.example//'],
  ['a site that stands in for it', '', 'https://example.com//'],
])('a path that begins with two slashes is added as a URL of %s', async (_, origin, url) => {
  const before = { kind: 'text', text: 'User-agent: *\nDisallow: //\n' } as const;
  const { store } = renderWith(<ChangesTab />, {
    case: { robotsTxt: 'User-agent: *\n', baseline: before, urlList: '/x\n', origin },
  });
  await screen.findByRole('list', { name: /^URLs that change for Googlebot/ });
  await userEvent.click(screen.getByRole('button', { name: `Add ${url} to the URL list` }));
  expect(store.getState().case.urlList).toBe(`/x\n${url}\n`);
  expect(screen.getByRole('button', { name: `In the list: ${url}` })).toBeDisabled();
  const [row] = await screen.findAllByRole('row', { name: /Googlebot/ });
  expect(row).toHaveTextContent(`${url}Googlebotnewly allowed2 Disallow: //no rule matches`);
});

test('pasted text becomes the baseline', async () => {
  const { store } = renderWith(<ChangesTab />, { case: { robotsTxt: live } });
  await userEvent.click(screen.getByRole('button', { name: 'Paste…' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'The live robots.txt' }), 'a: b');
  await userEvent.click(screen.getByRole('button', { name: 'Use as baseline' }));
  expect(store.getState().case.baseline).toEqual({ kind: 'text', text: 'a: b' });
});

test('a file becomes the baseline octet for octet', async () => {
  const { store } = renderWith(<ChangesTab />, { case: { robotsTxt: live } });
  const octets = Uint8Array.of(0xef, 0xbb, 0xbf, 0x41, 0x0d, 0x0a);
  await userEvent.upload(
    screen.getByLabelText('Live file'),
    new File([octets], 'robots.txt', { type: 'text/plain' }),
  );
  expect(await screen.findByText('6 bytes')).toBeVisible();
  expect(store.getState().case.baseline).toEqual({ kind: 'octets', octets });
});

test('draft and baseline change places, and the baseline can go', async () => {
  const { store } = renderWith(<ChangesTab />, { case: { robotsTxt: 'x', baseline } });
  await userEvent.click(screen.getByRole('button', { name: 'Swap draft and baseline' }));
  expect(store.getState().case).toMatchObject({ robots: baseline, baseline: { text: 'x' } });
  await userEvent.click(screen.getByRole('button', { name: 'Clear the baseline' }));
  expect(screen.getByRole('heading', { name: 'What does your draft change?' })).toBeVisible();
});

test('the difference of the texts is shown', async () => {
  renderWith(<ChangesTab />, { case: { robotsTxt: 'User-agent: *\nDisallow: /b\n', baseline } });
  expect(await screen.findByRole('textbox', { name: /Draft/ })).toHaveTextContent('Disallow: /b');
});

test('simpler rules are proven and proposed as a change', async () => {
  const { store } = renderWith(<ChangesTab />, {
    case: { robotsTxt: 'User-agent: *\nDisallow: /a\nDisallow: /a/b\n' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Simplify…' }));
  expect(
    await screen.findByText('1 rule instead of 2, proven the same for Googlebot and every URL.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Review the change' }));
  expect(store.getState().proposal).toMatchObject({
    after: 'User-agent: *\nDisallow: /a\n',
    consequences: [],
    done: 'Rules simplified',
  });
});

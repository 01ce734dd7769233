import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { ResultBar } from './ResultBar.tsx';
import { ResultTable } from './ResultTable.tsx';

const robotsTxt = 'User-agent: *\nDisallow: /a\nAllow: /a/b\n';
const rowOf = (url: string) => {
  const row = screen.getByRole('rowheader', { name: url }).closest('tr');
  if (row === null) throw new Error(`no row for ${url}`);
  return within(row);
};

test('a row has the verdict, the deciding line and the classic readings', () => {
  renderWith(<ResultTable />, { case: { robotsTxt, urlList: '/a/b\n/a\n/c' } });
  expect(rowOf('/a/b').getByRole('button', { name: 'Googlebot: allowed, why' })).toBeVisible();
  expect(rowOf('/a/b').getByRole('button', { name: 'Line 3 Allow: /a/b' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: '/a/b' }).closest('tr')).toHaveTextContent('1996: blocked');
  expect(rowOf('/a/b').getByRole('img', { name: 'differs' })).toBeVisible();
  expect(rowOf('/a').getByRole('button', { name: 'Line 2 Disallow: /a' })).toBeVisible();
  expect(rowOf('/c').getByText('no rule matches')).toBeVisible();
});

test('a press on the verdict tells how it came about and why a reading differs', async () => {
  renderWith(<ResultTable />, { case: { robotsTxt, urlList: '/a/b' } });
  await userEvent.click(screen.getByRole('button', { name: 'Googlebot: allowed, why' }));
  expect(screen.getByRole('button', { name: 'Line 3 wins' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Line 2 loses' })).toBeVisible();
  expect(screen.getByText('Why 1996 differs.').closest('li')).toHaveTextContent(
    'Google uses the longest matching pattern, line 3; the 1996 draft uses the first matching rule, line 2.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Googlebot: allowed, why' }));
  expect(screen.queryByRole('button', { name: 'Line 3 wins' })).not.toBeInTheDocument();
});

test('a press on the deciding line selects the row and goes there', async () => {
  const { store } = renderWith(<ResultTable />, { case: { robotsTxt, urlList: '\n/a' } });
  await userEvent.click(screen.getByRole('button', { name: 'Line 2 Disallow: /a' }));
  expect(store.getState()).toMatchObject({
    selection: { urlLine: 2, bot: 'Googlebot' },
    reveal: { line: 2, focus: false },
  });
});

test('each bot has a column that says which group binds it', () => {
  renderWith(<ResultTable />, {
    case: {
      robotsTxt: `${robotsTxt}\nUser-agent: GPTBot\nDisallow: /\n`,
      urlList: '/c',
      bots: ['Googlebot', 'GPTBot'],
    },
  });
  const [, google, gpt] = screen.getAllByRole('columnheader');
  expect(google).toHaveTextContent(/^Googlebot.*group of line 1$/);
  expect(gpt).toHaveTextContent(/^GPTBot.*group of line 5$/);
  expect(rowOf('/c').getByRole('button', { name: 'GPTBot: blocked, why' })).toBeVisible();
});

test('an operator’s doubt about robots.txt stands beside the verdict', async () => {
  renderWith(<ResultTable />, { case: { robotsTxt, urlList: '/a', bots: ['ChatGPT-User'] } });
  await userEvent.click(screen.getByRole('button', { name: /^ChatGPT-User: /, expanded: false }));
  expect(screen.getByText(/^, OpenAI: /)).toBeVisible();
});

test('a filter shows the rows of a kind', async () => {
  renderWith(
    <>
      <ResultBar />
      <ResultTable />
    </>,
    { case: { robotsTxt, urlList: '/a\n/a/b\n/c' } },
  );
  const classics = screen.getByRole('button', { name: 'Classics differ 1' });
  expect(classics).toHaveAccessibleDescription(
    /^URLs where the 1996 or 1994 standard gives a different verdict/,
  );
  await userEvent.click(classics);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['/a/b']);
  await userEvent.click(screen.getByRole('button', { name: 'All 3' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
});

test('of several bots one is enough for a filter, and that is said', async () => {
  renderWith(
    <>
      <ResultBar />
      <ResultTable />
    </>,
    {
      case: {
        robotsTxt: `${robotsTxt}\nUser-agent: GPTBot\nDisallow: /\n`,
        urlList: '/a\n/c',
        bots: ['Googlebot', 'GPTBot'],
      },
    },
  );
  expect(screen.getByRole('button', { name: 'Blocked 2' })).toHaveAccessibleDescription(
    'URLs that are blocked for at least one of the 2 bots',
  );
  expect(screen.getByRole('button', { name: 'Allowed 1' })).toHaveAccessibleDescription(
    'URLs that are allowed for at least one of the 2 bots',
  );
  await userEvent.click(screen.getByRole('button', { name: 'By rule' }));
  expect(screen.getByRole('button', { name: 'No rule decides 1 URL for Googlebot' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Line 6 blocks 2 URLs for GPTBot' })).toBeVisible();
});

test('a URL of the site is shown by its path, and called by all of it', () => {
  const urlList = 'https://shop.example/a/b\nhttps://other.example/a\nwww.shop.example/a\nimages.old/a';
  renderWith(<ResultTable />, { case: { robotsTxt, urlList, origin: 'https://shop.example' } });
  expect(screen.getByRole('rowheader', { name: 'https://shop.example/a/b' })).toHaveTextContent(/^\/a\/b$/);
  expect(screen.getByRole('rowheader', { name: 'https://other.example/a' })).toHaveTextContent(
    'https://other.example/a',
  );
  expect(screen.getByRole('rowheader', { name: 'www.shop.example/a' }).closest('tr')).toHaveTextContent(
    'https://www.shop.example',
  );
  expect(screen.getByRole('rowheader', { name: 'images.old/a, read as a path' })).toBeVisible();
});

test('without URLs or bots it is said what is missing', () => {
  const { unmount } = renderWith(<ResultTable />, { case: { robotsTxt } });
  expect(screen.getByRole('heading', { name: 'Which URLs do you want to test?' })).toBeVisible();
  unmount();
  renderWith(<ResultTable />, { case: { robotsTxt, urlList: '/a', bots: [] } });
  expect(screen.getByRole('heading', { name: 'Which bots do you want to test?' })).toBeVisible();
});

test('pasted markup stays text', () => {
  const { container } = renderWith(<ResultTable />, {
    case: { robotsTxt, urlList: '/<img src=x onerror=alert(1)>' },
  });
  expect(screen.getByRole('rowheader')).toHaveTextContent('/<img src=x onerror=alert(1)>');
  expect(container.querySelector('img[src]')).toBeNull();
});

test('keys move between rows, open one and say what is expected of it', async () => {
  const { store } = renderWith(<ResultTable />, { case: { robotsTxt, urlList: '/a\n/c' } });
  screen.getByRole('row', { name: /^\/a/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('row', { name: /^\/c/ })).toHaveFocus();
  await userEvent.keyboard('-');
  expect(store.getState().case.urlList).toBe('/a\n- /c');
  expect(rowOf('/c').getByRole('button', { name: 'Expected: blocked, fails' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(store.getState().selection).toEqual({ urlLine: 2, bot: 'Googlebot' });
});

test('rows stand under their rules, which fold', async () => {
  renderWith(
    <>
      <ResultBar />
      <ResultTable />
    </>,
    { case: { robotsTxt, urlList: '/a\n/a/x\n/c' } },
  );
  await userEvent.click(screen.getByRole('button', { name: 'By rule' }));
  await userEvent.click(screen.getByRole('button', { name: 'Line 2 blocks 2 URLs' }));
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['/c']);
});

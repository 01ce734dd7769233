import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { createBulkClient } from '../../services/bulk/client.ts';
import { connectInline } from '../../services/bulk/inlinePort.ts';
import { runBulk } from '../../store/runBulk.ts';
import { selectSelectedAnswer, selectShownTotals } from '../../store/selectors/shown.ts';
import { renderWith } from '../../testRender.tsx';
import { LargeListPanel } from './LargeListPanel.tsx';
import { LongResults } from './LongResults.tsx';

/** Code that is loaded late, on a machine with other work. */
const patiently = { timeout: 10_000 };
const paths = new Blob([Array.from({ length: 500 }, (_, at) => `/${at}`).join('\n')]);

function renderLongList(list: Blob = paths) {
  const large = { name: 'list.txt', list, note: '', origin: null };
  const drawn = renderWith(
    <div style={{ display: 'flex', flexDirection: 'column', height: '30rem' }}>
      <LargeListPanel list={large} />
      <LongResults />
    </div>,
    { case: { robotsTxt: 'User-agent: *\nDisallow: /9\n' } },
  );
  drawn.store.getState().setLargeList(large);
  onTestFinished(runBulk(drawn.store, () => Promise.resolve(createBulkClient(connectInline))));
  return drawn;
}

test('a long list is answered beside the page, filtered and explained', async () => {
  renderLongList();
  expect(await screen.findByText('500 URLs tested.', {}, patiently)).toBeVisible();
  expect(screen.getByRole('heading', { name: '500 URLs from list.txt' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Blocked 11' }));
  const urls = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
  const nineties = Array.from({ length: 10 }, (_, at) => `/9${at}`);
  await waitFor(() => expect(urls()).toEqual(['/9', ...nineties]), patiently);
  const [, blocked] = screen.getAllByRole('row');
  if (blocked === undefined) throw new Error('no row for /9');
  await userEvent.click(within(blocked).getByRole('button', { name: 'Googlebot: blocked, why' }));
  expect(within(screen.getByRole('region', { name: 'Why' })).getByText('compared')).toBeVisible();
});

test('the open row is the selected answer, by which the editor lights its lines, until another file answers', async () => {
  const { store } = renderLongList();
  expect(await screen.findByText('500 URLs tested.', {}, patiently)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Blocked 11' }));
  await waitFor(() => expect(screen.getByRole('rowheader', { name: '/99' })).toBeVisible(), patiently);
  expect(selectSelectedAnswer(store.getState())).toBeNull();
  const row = screen.getByRole('rowheader', { name: '/99' }).closest('tr');
  if (row === null) throw new Error('no row for /99');
  await userEvent.click(within(row).getByRole('button', { name: 'Googlebot: blocked, why' }));
  await waitFor(() =>
    expect(selectSelectedAnswer(store.getState())).toMatchObject({
      row: { entry: { line: 100, url: '/99' } },
      answer: { verdict: { allowed: false, line: 2, agentLine: 1 } },
    }),
  );
  act(() => store.getState().setRobotsText('User-agent: *\nDisallow: /\n'));
  expect(selectSelectedAnswer(store.getState())).toBeNull();
});

test('the expectations of a long list are counted like those of a short one', async () => {
  const { store } = renderLongList(
    new Blob(['- /9\n+ /9/b\n+ /1\n/2\n- https://other.example/\n+ https://a.example/1']),
  );
  expect(await screen.findByText('6 URLs tested.', {}, patiently)).toBeVisible();
  expect(selectShownTotals(store.getState())).toEqual({ all: 5, failed: 2 });
});

test('another robots.txt answers it anew', async () => {
  const { store } = renderLongList();
  expect(await screen.findByText('500 URLs tested.', {}, patiently)).toBeVisible();
  store.getState().setRobotsText('User-agent: *\nDisallow: /\n');
  expect(await screen.findByRole('button', { name: 'Blocked 500' }, patiently)).toBeVisible();
  await waitFor(() => {
    const verdicts = screen.getByRole('region', { name: 'Verdicts' });
    expect(verdicts).toHaveAttribute('aria-busy', 'false');
    expect(
      within(verdicts).queryByRole('button', { name: 'Googlebot: allowed, why' }),
    ).not.toBeInTheDocument();
  }, patiently);
});

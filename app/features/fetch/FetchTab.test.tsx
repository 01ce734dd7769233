import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { FetchTab } from './FetchTab.tsx';

const robotsTxt = 'User-agent: *\nDisallow: /private/\n';
const rowOf = (reader: string) => {
  const row = screen.getByRole('rowheader', { name: new RegExp(`^${reader}`) }).closest('tr');
  if (row === null) throw new Error(`no row for ${reader}`);
  return row;
};
const response = () => screen.getByRole('textbox', { name: 'Output of curl -i' });

test('while nothing is known, everybody obeys the file', () => {
  renderWith(<FetchTab />, { case: { robotsTxt } });
  expect(screen.getByText('none set, so a normal response (200) is assumed')).toBeVisible();
  expect(rowOf('Google')).toHaveTextContent('obeys the file');
  expect(rowOf('Google')).toHaveTextContent('Dec 1, 2026, 09:40 UTC');
  expect(rowOf('1996')).toHaveTextContent('Dec 7, 2026, 09:40 UTC');
});

test('a status decides by dialect', async () => {
  const { store } = renderWith(<FetchTab />, { case: { robotsTxt } });
  await userEvent.click(screen.getByRole('button', { name: '403' }));
  expect(screen.getByRole('button', { name: '403' })).toHaveAttribute('aria-pressed', 'true');
  expect(rowOf('Google')).toHaveTextContent('all allowed');
  expect(rowOf('1996')).toHaveTextContent('all blocked');
  expect(rowOf('1996')).toHaveTextContent(
    '403 means access to the file is refused: the whole site is treated as blocked.',
  );
  expect(store.getState().case.fetch?.result).toMatchObject({ kind: 'response', status: 403 });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(rowOf('1996')).toHaveTextContent('obeys the file');
  expect(store.getState().case.fetch).toBeNull();
});

test('a status can be typed, and what is no status changes nothing', async () => {
  const { store } = renderWith(<FetchTab />, { case: { robotsTxt } });
  const status = screen.getByRole('textbox', { name: 'Status' });
  await userEvent.clear(status);
  await userEvent.type(status, '410');
  expect(rowOf('Google')).toHaveTextContent('410 means there is no file');
  await userEvent.type(status, '0');
  expect(status).toBeInvalid();
  expect(store.getState().case.fetch?.result).toMatchObject({ status: 410 });
  await userEvent.tab();
  expect(status).toHaveValue('410');
});

test('a failure, redirects and headers count too', async () => {
  renderWith(<FetchTab />, { case: { robotsTxt } });
  await userEvent.click(screen.getByRole('button', { name: 'No response' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Error' }), 'dns');
  expect(rowOf('RFC 9309')).toHaveTextContent('The host name does not resolve');

  await userEvent.click(screen.getByRole('button', { name: '200' }));
  const redirects = screen.getByRole('textbox', { name: 'Redirects' });
  await userEvent.clear(redirects);
  await userEvent.type(redirects, '6');
  expect(rowOf('Google')).toHaveTextContent('6 redirects in a row exceed the limit of 5');

  await userEvent.clear(redirects);
  await userEvent.type(screen.getByRole('combobox', { name: 'Cache-Control' }), 'max-age=600');
  expect(rowOf('Google')).toHaveTextContent('Nov 30, 2026, 09:50 UTC');
});

test('a pasted response is read, and its body becomes the file with every octet', async () => {
  const { store } = renderWith(<FetchTab />, { case: { robotsTxt } });
  await userEvent.click(response());
  await userEvent.paste(
    'HTTP/1.1 301 Moved\r\nLocation: /r.txt\r\n\r\nHTTP/1.1 200 OK\r\nDate: Tue, 24 Nov 2026 08:00:00 GMT\r\nContent-Type: text/plain\r\n\r\nUser-agent: *\r\nDisallow: /b\r\n',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Read: 301 › 200, 29 bytes, text/plain');
  expect(rowOf('Google')).toHaveTextContent('Nov 25, 2026, 08:00 UTC');
  await userEvent.click(screen.getByRole('button', { name: 'Edit the body as robots.txt' }));
  expect(store.getState().case.robots).toEqual({
    kind: 'octets',
    octets: new TextEncoder().encode('User-agent: *\r\nDisallow: /b\r\n'),
  });
});

test('text that is no response says why, and leaves what is known', async () => {
  const { store } = renderWith(<FetchTab />, { case: { robotsTxt } });
  await userEvent.click(response());
  await userEvent.paste('<h1>hello</h1>');
  expect(screen.getByRole('status')).toHaveTextContent('Line 1 should be a status line');
  expect(screen.getByRole('button', { name: 'Edit the body as robots.txt' })).toBeDisabled();
  expect(store.getState().case.fetch).toBeNull();
});

test('a saved response keeps octets that are no text', async () => {
  const { store } = renderWith(<FetchTab />, { case: { robotsTxt } });
  const octets = Uint8Array.from([...new TextEncoder().encode('HTTP/1.0 200 OK\n\nDisallow: /'), 0xe9]);
  await userEvent.upload(screen.getByLabelText('Open a saved response'), new File([octets], 'response'));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the body as robots.txt' }));
  expect(store.getState().case.robots).toEqual({ kind: 'octets', octets: octets.subarray(17) });
});

test('an outage is drawn phase by phase, the present one marked', async () => {
  renderWith(<FetchTab />, { case: { robotsTxt, bots: ['Googlebot', 'Amazonbot'] } });
  expect(screen.queryByRole('region', { name: 'During the outage' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '503 for 5 days' }));
  const timeline = within(screen.getByRole('region', { name: 'During the outage' }));
  expect(timeline.getByText('since Nov 25, 2026, 09:40 UTC, for 5 days')).toBeVisible();
  const phases = within(timeline.getByRole('list', { name: 'Google' })).getAllByRole('listitem');
  expect(phases.map((phase) => phase.textContent)).toEqual([
    'all blockedfrom the first failure to 12 hours',
    expect.stringContaining('obeys cached copyfrom 12 hours to 30 days'),
    'all allowedafter 30 days',
  ]);
  expect(phases.map((phase) => phase.getAttribute('aria-current'))).toEqual([null, 'time', null]);
  expect(timeline.getByRole('list', { name: 'Amazonbot' })).toBeVisible();
  expect(rowOf('Amazonbot')).toHaveTextContent('differs from RFC 9309');
});

test('the time asked about moves the present', async () => {
  renderWith(<FetchTab />, { case: { robotsTxt } });
  await userEvent.click(screen.getByRole('button', { name: '503 for 5 days' }));
  expect(rowOf('Google')).toHaveTextContent('obeys cached copy');
  await userEvent.type(screen.getByLabelText('Time, UTC'), '2027-01-15T00:00');
  expect(rowOf('Google')).toHaveTextContent('all allowed');
});

test('what a source says and how sure it is can be read', async () => {
  renderWith(<FetchTab />, { case: { robotsTxt } });
  await userEvent.click(screen.getByRole('button', { name: '403' }));
  const row = within(rowOf('1996'));
  await userEvent.click(row.getByText('standard'));
  expect(row.getByText(/Recommendation: treat the site as blocked\./)).toBeVisible();
});

test('a blocked page with noindex is told as the trap it is', async () => {
  renderWith(<FetchTab />, { case: { robotsTxt, urlList: '/private/a', bots: ['Googlebot', 'bingbot'] } });
  await userEvent.click(screen.getByRole('button', { name: 'A page' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Page head or response headers' }));
  await userEvent.paste(
    '<head><meta name="robots" content="noindex, noodp"></head><body><meta name="robots" content="none">',
  );
  const answers = within(screen.getByRole('region', { name: 'Crawling and indexing' }));
  expect(answers.getByText('noindex never seen')).toBeVisible();
  expect(answers.getByText(/^Blocked, so crawlers never see the noindex/)).toBeVisible();
  expect(answers.getAllByRole('button', { name: 'Line 2 Disallow: /private/' })).toHaveLength(2);

  const statements = within(screen.getByRole('region', { name: 'Rules on the page' }));
  expect(statements.getByText('unknown directive: ignored')).toBeVisible();
  expect(statements.getByText('wrong place: ignored here')).toBeVisible();

  const address = screen.getByRole('textbox', { name: 'Address of the page' });
  await userEvent.clear(address);
  await userEvent.type(address, '/open');
  expect(answers.getByText('not indexed')).toBeVisible();
  await userEvent.clear(address);
  await userEvent.type(address, 'mailto:a@b.example');
  expect(answers.getByText('invalid')).toBeVisible();
});

test('pasted markup stays text', async () => {
  const { container } = renderWith(<FetchTab />, { case: { robotsTxt } });
  await userEvent.click(screen.getByRole('button', { name: 'A page' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Page head or response headers' }));
  await userEvent.paste('<meta name=robots content="<img src=x onerror=alert(1)>">');
  expect(screen.getByText('<img src=x onerror=alert(1)>', { selector: 'code' })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

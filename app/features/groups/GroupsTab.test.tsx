import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { GroupsTab } from './GroupsTab.tsx';

const robotsTxt = `Disallow: /early
User-agent: Googlebot
Allow: /shop
Disallow: /shop/cart
Disallow: private/

User-agent: GPTBot
Disallow: /

User-agent: Googlebot
Disalow: /tmp/
Crawl-delay: 10

User-agent: *
Disallow: /sitemaps/

Sitemap: https://shop.example/sitemaps/all.xml
Sitemap: /relative.xml
Sitemap: https://cdn.example/other.xml
`;

const shop = { robotsTxt, origin: 'https://shop.example', urlList: '/shop/a\n/shop/cart/1\n/shop/b\n/x' };

/** The cells of the rules, a line each. */
const rules = () =>
  within(screen.getByRole('table', { name: 'Rules in order of precedence' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()).join(' | '),
    );

const part = (name: RegExp | string) => screen.getByRole('region', { name });

test('the rules that bind a bot stand in the order in which they decide', () => {
  renderWith(<GroupsTab />, { case: shop });
  expect(part('Rules for Googlebot')).toHaveTextContent(
    'Googlebot follows the groups at line 2 and line 10, combined. The longest matching pattern decides',
  );
  expect(rules()).toEqual([
    'Line 4 Disallow: /shop/cart | 10 | 1 of 4 URLs',
    'Line 5 Disallow: private/ matches nothing: a path starts with “/” | 8 | 0 of 4 URLs',
    'Line 3 Allow: /shop | 5 | 2 of 4 URLs',
    'Line 11 Disalow: /tmp/ | 5 | 0 of 4 URLs',
  ]);
});

test('in a dialect of the first match they stand in file order, without lengths', async () => {
  renderWith(<GroupsTab />, { case: shop });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dialect' }), 'res1996');
  expect(part('Rules for Googlebot')).toHaveTextContent(
    'Googlebot follows the group at line 2. The first matching rule decides.',
  );
  expect(rules()).toEqual([
    'Line 3 Allow: /shop | 3 of 4 URLs',
    'Line 4 Disallow: /shop/cart | 0 of 4 URLs',
    'Line 5 Disallow: private/ | 0 of 4 URLs',
  ]);
});

test('another bot is chosen among those of the case and those that the file names', async () => {
  renderWith(<GroupsTab />, { case: { ...shop, bots: ['Googlebot', 'bingbot'] } });
  const bots = screen.getByRole('combobox', { name: 'Bot' });
  expect(
    within(bots)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Googlebot', 'bingbot', 'GPTBot']);
  await userEvent.selectOptions(bots, 'bingbot');
  expect(part('Rules for bingbot')).toHaveTextContent(
    'No group names bingbot, so it follows the group at line 14, for *.',
  );
});

test('groups are put together by name, with whom they govern', async () => {
  const { store } = renderWith(<GroupsTab />, { case: shop });
  const groups = part(/^Groups/);
  const [google] = within(groups)
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes('Googlebot follows this group.'));
  expect(google).toHaveTextContent(
    '2 groups with the same name are combined. They start at line 2 and line 10.',
  );
  expect(google).toHaveTextContent(/Googlebot-Image.* follow it too/);
  expect(groups).toHaveTextContent(
    /It does not apply to AdsBot-Google.* they do not obey the group for \*\./,
  );
  await userEvent.click(within(groups).getByRole('button', { name: 'Line 10 User-agent: Googlebot' }));
  expect(store.getState().reveal?.line).toBe(10);
});

test('lines that count for nothing, or only by forgiveness, say why', async () => {
  renderWith(<GroupsTab />, { case: shop });
  expect(screen.getByRole('list', { name: 'Ignored lines' })).toHaveTextContent(
    'Line 1 Disallow: /earlyno User-agent line precedes it',
  );
  expect(screen.getByRole('list', { name: 'Lines with accepted mistakes' })).toHaveTextContent(
    'Line 11 Disalow: /tmp/misspelt',
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dialect' }), 'rfc9309');
  expect(screen.getByRole('list', { name: 'Ignored lines' })).toHaveTextContent(
    'Line 11 Disalow: /tmp/this reader does not know the field',
  );
  expect(screen.queryByRole('list', { name: 'Lines with accepted mistakes' })).toBeNull();
});

test('the pace says what the bot makes of Crawl-delay', () => {
  renderWith(<GroupsTab />, { case: shop });
  expect(part('Crawl pace')).toHaveTextContent(
    'It ignores Crawl-delay: the delay of 10 seconds (line 12) has no effect.',
  );
});

test('a visit window is looked at for the time of day that is set', async () => {
  const { store } = renderWith(<GroupsTab />, {
    case: {
      robotsTxt: 'User-agent: *\nRobot-version: 2.0\nVisit-time: 0600-0845\nDisallow: /a\n',
      reading: 'res2',
      time: '2026-11-30T05:00:00Z',
    },
  });
  expect(part('Crawl pace')).toHaveTextContent(
    'It may crawl from 06:00 to 08:45 UTC (line 3), which starts in 1 hour.',
  );
  fireEvent.change(screen.getByLabelText('Time of day, UTC'), { target: { value: '07:30' } });
  expect(part('Crawl pace')).toHaveTextContent('(line 3), which includes now.');
  expect(store.getState().case.time).toBe('2026-11-30T07:30:00Z');
});

test('sitemaps are read, and asked about', async () => {
  renderWith(<GroupsTab />, { case: { ...shop, bots: ['bingbot'] } });
  const entries = within(part(/^Sitemaps/)).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'blockedLine 17 https://shop.example/sitemaps/all.xmlbingbot may not fetch it: line 15 blocks it.',
    'invalidLine 18 /relative.xmlA sitemap needs a full URL with scheme and host. Crawlers ignore this one.',
    'other siteLine 19 https://cdn.example/other.xmlIt is on another site, whose robots.txt decides whether it may be fetched.',
  ]);
});

test.each([
  ['nothing at all', '', 'There is no robots.txt yet.'],
  ['comments alone', '# hello\n', 'The file has no directives, so every crawler may fetch everything.'],
  ['rules of nobody', 'Disallow: /\n', 'This reader finds no User-agent line, so no rules apply'],
  [
    'a page',
    '<!DOCTYPE html>\n<html><body>Not found</body></html>',
    'This is an HTML page, not a robots.txt',
  ],
])('of a file with %s that is said first', (_, text, notice) => {
  renderWith(<GroupsTab />, { case: { robotsTxt: text } });
  expect(part('The file as a crawler sees it').firstElementChild).toHaveTextContent(notice);
});

test('a large file is read by a worker; what was shown stays, marked as old, while it changes', async () => {
  const large = `User-agent: *\n${'Disallow: /a-path-like-any-other\n'.repeat(2_200)}`;
  const { store } = renderWith(<GroupsTab />, { case: { robotsTxt: large } });
  expect(screen.queryByRole('heading', { name: /^What binds/ })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Rules for Googlebot' })).toBeVisible();
  const results = part('The file as a crawler sees it').closest('[aria-busy]');
  expect(results).toHaveAttribute('aria-busy', 'false');
  act(() => store.getState().setRobotsText(`${large}User-agent: Googlebot\nDisallow: /b\n`));
  expect(results).toHaveAttribute('aria-busy', 'true');
  expect(part('Rules for Googlebot')).toHaveTextContent('it follows the group at line 1');
  await waitFor(() => expect(results).toHaveAttribute('aria-busy', 'false'));
  expect(part('Rules for Googlebot')).toHaveTextContent('Googlebot follows the group at line 2202.');
});

test('of very many rules the first are listed, and it is said how many are not', async () => {
  const large = `User-agent: *\n${'Disallow: /a-path-like-any-other\n'.repeat(2_200)}`;
  renderWith(<GroupsTab />, { case: { robotsTxt: large } });
  const more = async () => screen.findByRole('button', { name: /more rules$/ });
  expect(await more()).toHaveTextContent('2,100 more rules');
  for (let shown = 100; shown < 2_000; shown += 100) fireEvent.click(await more());
  expect(screen.queryByRole('button', { name: /more rules$/ })).toBeNull();
  expect(part('Rules for Googlebot')).toHaveTextContent('200 more rules are not listed.');
});

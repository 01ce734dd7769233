import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { BotsTab } from './BotsTab.tsx';

const robotsTxt = `User-agent: GPTBot
Disallow: /

User-agent: *
Disallow: /private/
`;

const small = { robotsTxt, urlList: '/\n/private/a', bots: ['Googlebot', 'GPTBot', 'FooBot'] };

/** Draws the tab in a place of its own size, with the rows of the case's bots alone. */
async function drawMine(surroundings: Parameters<typeof renderWith>[1] = {}) {
  const drawn = renderWith(
    <div style={{ height: 760 }}>
      <BotsTab />
    </div>,
    { case: small, ...surroundings },
  );
  for (const set of ['Search engines', 'AI training', 'AI search and assistants', 'My bots'])
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${set}`) }));
  return drawn;
}

test('first stands in words who is allowed and who is blocked', () => {
  renderWith(<BotsTab />, { case: small });
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(within(summary).getAllByRole('listitem')).toHaveLength(3);
  expect(summary).toHaveTextContent(
    'All 12 search crawlers, including Googlebot, are allowed except for /private/a.',
  );
});

test('the section of a set counts the same bots as its sentence', () => {
  const robots = 'User-agent: GPTBot\nUser-agent: Google-Extended\nUser-agent: CCBot\nDisallow: /\n';
  renderWith(
    <div style={{ height: 760 }}>
      <BotsTab />
    </div>,
    { case: { robotsTxt: robots, urlList: '/' } },
  );
  const [training] = within(screen.getByRole('region', { name: 'Summary' })).getAllByRole('listitem');
  expect(training).toHaveTextContent(
    '8 of 11 AI training crawlers and control tokens are allowed; GPTBot, Google-Extended and CCBot are blocked.',
  );
  expect(screen.getByRole('rowheader', { name: 'AI training 3 of 11 blocked everywhere' })).toBeVisible();
});

test('the summary can be copied', async () => {
  const copyText = vi.fn(() => Promise.resolve(true));
  renderWith(<BotsTab />, { case: small, services: { copyText } });
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copyText).toHaveBeenCalledWith(
    expect.stringMatching(/^10 of 11 AI training crawlers and control tokens .*\n/),
  );
  expect(copyText).toHaveBeenCalledWith(expect.stringMatching(/\nBased on 2 URLs\.$/));
});

test('bots are rows, URLs columns, and each verdict names its line', async () => {
  await drawMine();
  const grid = screen.getByRole('grid', { name: 'Bots and what they may fetch' });
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bot', '/', '/private/a', 'Obeys robots.txt']);
  expect(within(grid).getByRole('rowheader', { name: /^FooBot\s?not in the catalogue/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'GPTBot, /: blocked, line 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Googlebot, /: allowed, no rule matches' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Googlebot, /private/a: blocked, line 5' })).toBeVisible();
});

test('arrows go through the cells, Enter opens how the verdict came about, Escape closes it', async () => {
  await drawMine();
  screen.getByRole('button', { name: /^Googlebot Google/ }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  const cell = screen.getByRole('button', { name: 'GPTBot, /private/a: blocked, line 2' });
  expect(cell).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const why = screen.getByRole('region', { name: 'Why' });
  expect(why).toHaveTextContent('GPTBot/private/ablocked');
  expect(within(why).getByRole('button', { name: 'Line 2 wins' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Why' })).toBeNull();
  expect(cell).toHaveFocus();
});

test('the grid is one stop for the Tab key', async () => {
  await drawMine();
  const stops = within(screen.getByRole('grid'))
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
});

test('what is open lights its lines in the editor, until it is closed', async () => {
  const { store } = await drawMine();
  await userEvent.click(screen.getByRole('button', { name: 'Googlebot, /private/a: blocked, line 5' }));
  expect(store.getState().lit).toMatchObject({ allowed: false, line: 5, agentLine: 4 });
  expect(store.getState().reveal?.line).toBe(5);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(store.getState().lit).toBeNull();
});

test('a line of the answer leads to the editor', async () => {
  const { store } = await drawMine();
  await userEvent.click(screen.getByRole('button', { name: 'Googlebot, /private/a: blocked, line 5' }));
  await userEvent.click(screen.getByRole('button', { name: 'Line 5 wins' }));
  expect(store.getState().reveal?.line).toBe(5);
});

test('of a bot is told what it obeys, how sure that is, and where it is written', async () => {
  await drawMine();
  await userEvent.click(screen.getByRole('button', { name: /^GPTBot OpenAI/ }));
  const why = screen.getByRole('region', { name: 'Why' });
  expect(why).toHaveTextContent(/Checked on \w+ \d+, \d{4}/);
  const source = within(why).getByRole('link', { name: 'Source' });
  expect(source).toHaveAttribute('rel', 'noreferrer');
  expect(source).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
});

test('who may crawl anyway, and tokens by which nobody fetches, are marked in each verdict', async () => {
  await drawMine({ case: { ...small, bots: ['ChatGPT-User', 'Google-Extended'] } });
  expect(
    screen.getByRole('button', {
      name: 'ChatGPT-User, /private/a: blocked, line 5, its operator says robots.txt may not apply',
    }),
  ).toBeVisible();
  expect(
    screen.getByRole('button', {
      name: 'Google-Extended, /private/a: blocked, line 5, a control token, not a crawler',
    }),
  ).toBeVisible();
});

test('of everything the rows in sight are drawn, and the last is reached by keys', async () => {
  await drawMine();
  await userEvent.click(screen.getByRole('button', { name: /^Everything/ }));
  const grid = screen.getByRole('grid');
  const total = Number(grid.getAttribute('aria-rowcount'));
  expect(total).toBeGreaterThan(200);
  expect(within(grid).getAllByRole('row').length).toBeLessThan(80);
  screen.getByRole('button', { name: /^Googlebot Google/ }).focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  const row = document.activeElement?.closest('tr');
  expect(row).toHaveAttribute('aria-rowindex', String(total));
});

test('of many columns the first are drawn, the rest on demand', async () => {
  await drawMine({
    case: { ...small, urlList: Array.from({ length: 30 }, (_, at) => `/p/${at}`).join('\n') },
  });
  await userEvent.click(screen.getByRole('button', { name: 'URLs' }));
  expect(screen.queryByRole('columnheader', { name: '/p/24' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '6 more URLs' }));
  expect(screen.getByRole('columnheader', { name: '/p/29' })).toBeInTheDocument();
});

test('without URLs it says so, without bots too', async () => {
  await drawMine({ case: { robotsTxt: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'URLs' }));
  expect(screen.getByRole('heading', { name: 'Which URLs do you want to test?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Paths' }));
  await userEvent.click(screen.getByRole('button', { name: /^My bots/ }));
  expect(screen.getByRole('heading', { name: 'Which bots?' })).toBeVisible();
});

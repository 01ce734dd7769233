import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { PrintReport } from './PrintReport.tsx';

const shop = {
  title: 'Shop',
  origin: 'https://shop.example',
  robotsTxt: 'User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n',
  urlList: '/cart\n/about',
};

function printed(theCase: Parameters<typeof renderWith>[1] = { case: shop }) {
  renderWith(<PrintReport />, theCase);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  fireEvent(window, new Event('beforeprint'));
  return within(screen.getByRole('article', { name: 'Report' }));
}

test('paper says of which site it is, and of which day', () => {
  const report = printed();
  expect(report.getByText('https://shop.example')).toBeVisible();
  expect(report.getByText('Nov 30, 2026, 09:40 UTC')).toHaveAttribute('datetime', '2026-11-30T09:40:00.000Z');
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('it has the summary about bots', () => {
  const report = printed();
  expect(report.getByRole('heading', { name: 'Bots' })).toBeVisible();
  expect(
    report.getByText(
      '10 of 11 AI training crawlers and control tokens are allowed except for “/cart”; GPTBot is blocked everywhere.',
    ),
  ).toBeVisible();
  expect(report.getByText(/^Based on 2 URLs on shop\.example\./)).toBeVisible();
});

test('it has what changes where there is a file to compare with', () => {
  const baseline = { kind: 'text', text: 'User-agent: *\nDisallow: /about\n' } as const;
  const report = printed({ case: { ...shop, baseline } });
  const changes = within(report.getByRole('table', { name: 'Changes for these URLs and bots' }));
  const [, blocked, allowed] = changes.getAllByRole('row');
  expect(blocked).toHaveTextContent(
    /^\/cart\s*Googlebot\s*newly blocked\s*no rule matches\s*2 Disallow: \/cart$/,
  );
  expect(allowed).toHaveTextContent(
    /^\/about\s*Googlebot\s*newly allowed\s*2 Disallow: \/about\s*no rule matches$/,
  );
});

test('without a file to compare with there is no part about changes', () => {
  expect(printed().queryByRole('heading', { name: /^Changes/ })).not.toBeInTheDocument();
});

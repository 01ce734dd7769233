import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openLink } from '../../services/permalink.ts';
import { renderWith } from '../../testRender.tsx';
import { LinkDialog } from './LinkDialog.tsx';

const shop = {
  title: 'Acme',
  robotsTxt: 'User-agent: *\nDisallow: /secret/\n',
  origin: 'https://acme.example',
  urlList: '- /secret/a',
  mutedRules: ['bom'],
};
const link = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Link to this case' });

test('the link has its length, holds the whole case, and is copied', async () => {
  const copyText = vi.fn((_text: string) => Promise.resolve(true));
  const onClose = vi.fn();
  const { store } = renderWith(<LinkDialog onClose={onClose} />, { case: shop, services: { copyText } });
  const { value } = await link();
  expect(screen.getByText(`${value.length} characters.`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(copyText).toHaveBeenCalledWith(value);
  expect(await openLink(new URL(value).hash)).toEqual({ ok: true, value: store.getState().case });
});

test('without names it shows what stands for what, and that the answers stayed', async () => {
  renderWith(<LinkDialog onClose={() => undefined} />, { case: shop });
  await link();
  await userEvent.click(screen.getByRole('radio', { name: /^Without hosts and path words/ }));
  expect(screen.getByText(/^All 5 answers stayed the same/)).toBeVisible();
  const names = within(screen.getByRole('region', { name: 'Names and their replacements' }));
  expect(names.getByRole('cell', { name: 'acme.example' })).toBeVisible();
  expect(names.getByRole('cell', { name: 'secret' })).toBeVisible();
  await vi.waitFor(async () => {
    const opened = await openLink(new URL((await link()).value).hash);
    const shared = opened?.ok ? opened.value : expect.unreachable('the link does not open');
    expect(JSON.stringify(shared)).not.toMatch(/acme|secret/i);
    expect(shared.mutedRules).toEqual(['bom']);
  });
});

test('written out it can be read, and says what it can’t hold', async () => {
  const show = vi.fn();
  renderWith(<LinkDialog onClose={() => undefined} />, {
    case: shop,
    services: {
      addressBar: {
        fragment: () => '',
        clear: () => undefined,
        show,
        isShowing: () => false,
        onFragment: () => () => undefined,
      },
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^Readable/ }));
  await vi.waitFor(async () =>
    expect(await link()).toHaveDisplayValue(/#robots=User-agent:\+%2A%0ADisallow:\+\/secret\/%0A&origin=/),
  );
  expect(screen.getByText(/can’t include the muted rules/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Put in address bar' }));
  expect(show).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/workbench\.example\/#robots=/));
});

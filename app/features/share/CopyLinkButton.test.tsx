import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openLink } from '../../services/permalink.ts';
import { renderWith } from '../../testRender.tsx';
import { CopyLinkButton } from './CopyLinkButton.tsx';

test.each([
  ['a press', () => userEvent.click(screen.getByRole('button', { name: 'Copy link' }))],
  ['Ctrl+S', () => userEvent.keyboard('{Control>}s{/Control}')],
])('%s copies a link that holds the case', async (_, act) => {
  const copyText = vi.fn((_text: string) => Promise.resolve(true));
  const { store } = renderWith(<CopyLinkButton />, {
    case: { robotsTxt: 'User-agent: *\n', urlList: '/x' },
    services: { copyText },
  });
  await act();
  await vi.waitFor(() => expect(copyText).toHaveBeenCalledOnce());
  const link = copyText.mock.calls[0]?.[0] ?? '';
  expect(link.startsWith('https://workbench.example/#v')).toBe(true);
  expect(await openLink(new URL(link).hash)).toEqual({ ok: true, value: store.getState().case });
});

test('where the clipboard is refused, the link is shown to be copied', async () => {
  renderWith(<CopyLinkButton />, {
    case: { robotsTxt: 'User-agent: *\n' },
    services: { copyText: () => Promise.resolve(false) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('dialog', { name: 'Copy this link' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Link to this case' })).toHaveDisplayValue(/#v1/);
});

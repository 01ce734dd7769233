import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Proposal } from '../../store/problemSlice.ts';
import { renderWith } from '../../testRender.tsx';
import { ProposalPreview } from './ProposalPreview.tsx';

const proposal: Proposal = {
  title: 'Sort the rules',
  before: 'a\nDisallow: /x  \n',
  after: 'a\nDisallow: /x\n',
  consequences: ['/x becomes allowed for Googlebot (1996).'],
  remark: 'This changes verdicts.',
  done: 'Rules sorted',
};

test('lines that change are shown with what cannot be seen, and what it means', () => {
  renderWith(<ProposalPreview proposal={proposal} />, { case: { robotsTxt: proposal.before } });
  const list = screen.getByRole('list', { name: 'Changed lines' });
  expect(list).toHaveTextContent('removed: Disallow: /x··');
  expect(list).toHaveTextContent('added: Disallow: /x');
  expect(screen.getByText('/x becomes allowed for Googlebot (1996).')).toBeVisible();
});

test('a yes makes the change, which can be taken back; a no makes none', async () => {
  const { store, services } = renderWith(<ProposalPreview proposal={proposal} />, {
    case: { robotsTxt: proposal.before },
  });
  const heard = vi.fn();
  services.notifier.subscribe(heard);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(store.getState().case.robots).toEqual({ kind: 'text', text: proposal.after });
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ title: 'Rules sorted' }));
  heard.mock.calls[0]?.[0].action.run();
  expect(store.getState().case.robots).toEqual({ kind: 'text', text: proposal.before });
});

test('a change of another file than the one at hand is not made', () => {
  renderWith(<ProposalPreview proposal={proposal} />, { case: { robotsTxt: 'b\n' } });
  const dialog = within(screen.getByRole('dialog', { name: 'Sort the rules' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('The file has changed.');
  expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
});

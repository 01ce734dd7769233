import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { CaseTitle } from './CaseTitle.tsx';

test('an empty case promises that nothing leaves the browser', () => {
  renderWith(<CaseTitle />);
  expect(screen.getByText('Nothing you paste leaves this browser')).toBeVisible();
});

test('title and note are written, and the counts are told', async () => {
  const { store } = renderWith(<CaseTitle />, { case: { urlList: '/a\n/b', bots: ['Googlebot'] } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Title of this case' }), 'Shop');
  await userEvent.click(screen.getByRole('button', { name: '2 URLs · 1 bot. Title and note' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Shop');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Before we ship');
  expect(store.getState().case).toMatchObject({ title: 'Shop', note: 'Before we ship' });
});

test('a long list is counted in the place of the URLs of the case', () => {
  const { store } = renderWith(<CaseTitle />, { case: { urlList: '/a\n/b', bots: ['Googlebot'] } });
  const list = new Blob(['/a\n/b\n/c\n']);
  act(() => store.getState().setLargeList({ name: 'the clipboard', list, note: '', origin: null }));
  expect(screen.getByRole('button', { name: 'Long list · 1 bot. Title and note' })).toBeVisible();
});

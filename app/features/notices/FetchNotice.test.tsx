import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { plainAccessInput } from '../../../engine/index.ts';
import { renderWith } from '../../testRender.tsx';
import './FetchNotice.tsx';
import { FetchNoticeSlot } from './FetchNoticeSlot.tsx';

const answered = (status: number) =>
  ({ ...plainAccessInput, result: { kind: 'response', status, bodyOctets: null, headers: {} } }) as const;

test('where the answer decides, it is said that the verdicts don’t, and what does', async () => {
  const { store } = renderWith(<FetchNoticeSlot />, {
    case: { bots: ['Googlebot', 'GPTBot', 'YandexBot'], fetch: answered(503) },
  });
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent(
    'Because of the response for robots.txt, Googlebot and GPTBot treat everything as blocked; YandexBot treats everything as allowed.',
  );
  expect(notice).toHaveTextContent('The verdicts below apply once the file can be read.');
  await userEvent.click(screen.getByRole('button', { name: 'See the response' }));
  expect(store.getState()).toMatchObject({ tab: 'fetch', fetchPart: 'file' });
});

test('a file that is served is no news', async () => {
  const { store } = renderWith(<FetchNoticeSlot />, { case: { fetch: answered(404) } });
  expect(await screen.findByRole('status')).toHaveTextContent('Googlebot treats everything as allowed');
  store.getState().updateCase({ fetch: answered(200) });
  await expect.poll(() => screen.queryByRole('status')).toBeNull();
});

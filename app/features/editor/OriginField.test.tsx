import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { OriginField } from './OriginField.tsx';

const field = () => screen.getByRole('textbox', { name: 'Site of this robots.txt' });

test('the site of most URLs is taken, and said to be from the list, until one is typed', async () => {
  const urlList = 'https://stray.example/\nhttps://shop.example/a\nhttps://shop.example/b';
  renderWith(<OriginField />, { case: { urlList } });
  expect(field()).toHaveAttribute('placeholder', 'https://shop.example');
  expect(field()).toHaveAccessibleDescription('from the list');
  await userEvent.type(field(), 'stray.example');
  expect(field()).not.toHaveAccessibleDescription();
});

test('without a site there is nothing to be said', () => {
  renderWith(<OriginField />, { case: { urlList: '/a' } });
  expect(field()).toHaveAttribute('placeholder', 'any site');
  expect(field()).not.toHaveAccessibleDescription();
});

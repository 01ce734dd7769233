import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from './App.tsx';

test('the page says what it is', () => {
  render(<App />);
  expect(screen.getByRole('heading', { level: 1, name: 'Robots Workbench' })).toBeVisible();
});

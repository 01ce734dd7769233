import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from './App.tsx';
import { createServices } from './services/services.ts';
import { createAppStore } from './store/appStore.ts';

test('the page says what it is and what to do first', () => {
  render(<App store={createAppStore()} services={createServices()} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Robots Workbench' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Paste a robots.txt, or drop one here' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'robots.txt' })).toBeVisible();
});

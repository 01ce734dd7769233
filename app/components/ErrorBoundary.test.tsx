import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Fragile({ isBroken }: { readonly isBroken: () => boolean }) {
  if (isBroken()) throw new Error('something is off');
  return 'It works';
}

test('a fault is told in its place, and can be tried again', async () => {
  // React reports what boundaries catch.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let isBroken = true;
  render(
    <ErrorBoundary name="The list">
      <Fragile isBroken={() => isBroken} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The list stopped working');
  expect(screen.getByRole('alert')).toHaveTextContent('something is off');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('It works')).toBeVisible();
});

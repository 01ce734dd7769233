import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SplitPane } from './SplitPane.tsx';

function Example() {
  const [share, setShare] = useState(50);
  return (
    <SplitPane
      direction="columns"
      label="Width"
      share={share}
      defaultShare={50}
      onShare={setShare}
      first="First"
      second="Second"
    />
  );
}

test('keys move the separator within its bounds, a double click puts it back', async () => {
  render(<Example />);
  const separator = screen.getByRole('separator', { name: 'Width' });
  separator.focus();
  for (const [key, share] of [
    ['ArrowRight', '52'],
    ['ArrowLeft', '50'],
    ['ArrowUp', '50'],
    ['End', '85'],
    ['ArrowRight', '85'],
    ['Home', '15'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(separator).toHaveAttribute('aria-valuenow', share);
  }
  await userEvent.dblClick(separator);
  expect(separator).toHaveAttribute('aria-valuenow', '50');
});

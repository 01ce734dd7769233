import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VerdictMark } from './VerdictMark.tsx';

test('a verdict is said in words', () => {
  render(<VerdictMark kind="blocked" />);
  expect(screen.getByText('blocked')).toBeVisible();
});

test('with another label the verdict is still there for those who listen', () => {
  const { container } = render(<VerdictMark kind="allowed" label="1996" />);
  expect(container).toHaveTextContent('1996: allowed');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabBar } from './TabBar.tsx';

function Example() {
  const [current, setCurrent] = useState('one');
  const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: `Tab ${id}` }));
  return (
    <TabBar label="Example" current={current} onChange={setCurrent} tabs={tabs}>
      {`Panel ${current}`}
    </TabBar>
  );
}

test('a click opens a tab, whose panel bears its name', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Tab two');
  expect(screen.getByRole('tabpanel', { name: 'Tab two' })).toHaveTextContent('Panel two');
});

test('arrows go through the tabs and around, Home and End to the ends, as one stop of the Tab key', async () => {
  render(<Example />);
  await userEvent.tab();
  for (const [key, name] of [
    ['ArrowLeft', 'Tab three'],
    ['ArrowRight', 'Tab one'],
    ['End', 'Tab three'],
    ['Home', 'Tab one'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name);
  }
  await userEvent.tab();
  for (const tab of screen.getAllByRole('tab')) expect(tab).not.toHaveFocus();
});

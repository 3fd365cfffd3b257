import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tabs } from '../tabs/Tabs.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { rovingIndex } from './roving.ts';

it.each([
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 2, true, 0],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['a', 1, false, null],
])('[LB-02] %s from %i, right-to-left %s, goes to %s', (key, at, isRtl, to) => {
  expect(rovingIndex({ key }, at, 3, isRtl)).toBe(to);
});

it('[LB-02] arrow keys choose, and skip disabled options', async () => {
  const onChange = jest.fn();
  render(
    <SegmentedControl
      label="Type"
      value="a"
      onChange={onChange}
      options={[
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B', disabledReason: 'Not yet' },
        { value: 'c', label: 'C' },
      ]}
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'A' })).toHaveFocus();

  await userEvent.keyboard('{ArrowRight}{ArrowRight}');

  expect(onChange.mock.calls).toEqual([['c']]);
  expect(screen.getByRole('radio', { name: 'C' })).toHaveFocus();
});

it('[LB-02] a row of tabs is one tab stop', async () => {
  const onChange = jest.fn();
  render(
    <Tabs
      label="Markets"
      value="all"
      onChange={onChange}
      tabs={[
        { value: 'all', label: 'All' },
        { value: 'main', label: 'Main' },
      ]}
    />,
  );

  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');

  expect(onChange).toHaveBeenCalledWith('main');
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('tabindex', '0');
});

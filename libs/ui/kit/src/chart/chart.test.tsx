import { render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { LineChart } from './LineChart.tsx';
import { linePoints, niceTicks } from './scale.ts';
import { Sparkline } from './Sparkline.tsx';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it.each([
  [0, 100, [0, 50, 100]],
  [1.85, 2.1, [1.8, 1.9, 2, 2.1]],
  [-63, 18, [-100, -50, 0, 50]],
  [0.1, 0.3, [0.1, 0.15, 0.2, 0.25, 0.3]],
  [5, 5, [5]],
  [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, [0]],
])('[LB-02] the ticks from %d to %d are %j', (least, most, ticks) => {
  expect(niceTicks(least, most)).toEqual(ticks);
});

it('[LB-02] a line spans the full width with the highest value on top; a single value is flat', () => {
  const box = { width: 100, height: 20, least: 0, most: 10 };
  expect(linePoints([0, 10, 5], box)).toBe('0.0,20.0 50.0,0.0 100.0,10.0');
  expect(linePoints([5], box)).toBe('0,10.0 100,10.0');
});

const chart = (
  <LineChart
    title="Odds"
    label="Odds rise"
    momentHead="Time"
    moments={['16:00', '17:00', '18:00']}
    series={[
      { key: 'h', name: 'Harwick', values: [1.8, 1.9, 2] },
      { key: 'e', name: 'Eastmoor', values: [4, 3.9, 3.8] },
    ]}
    textOf={(value) => value.toFixed(2)}
  />
);

it('[LB-02] arrow keys move between times and announce the values', async () => {
  render(chart);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('application', { name: 'Odds rise' })).toHaveFocus();

  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('17:00: Harwick 1.90, Eastmoor 3.90');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('18:00: Harwick 2.00, Eastmoor 3.80');
  await userEvent.keyboard('{Home}{ArrowLeft}');

  expect(screen.getByRole('status')).toHaveTextContent('16:00');
});

it('[LB-02] a table shows the same values', async () => {
  render(chart);

  await userEvent.click(screen.getByRole('button', { name: 'Show as table', pressed: false }));

  expect(screen.getByRole('table', { name: 'Odds rise' })).toBeVisible();
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '16:00',
    '1.80',
    '4.00',
    '17:00',
    '1.90',
    '3.90',
    '18:00',
    '2.00',
    '3.80',
  ]);
});

it('[LB-02] a sparkline is a named picture, and renders nothing without values', () => {
  const { container, rerender } = render(<Sparkline values={[1, 2]} label="It rises" trend="up" />);
  expect(screen.getByRole('img', { name: 'It rises' })).toHaveAttribute('data-trend', 'up');

  rerender(
    <IntlProvider locale="en">
      <Sparkline values={[]} label="Nothing yet" />
    </IntlProvider>,
  );

  expect(container.querySelector('polyline')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import { Meter } from './Meter.tsx';
import { ProgressBar, Spinner } from './Progress.tsx';

it('[LB-02] progress has a name, a value and a text; an unknown one has no value', () => {
  const { rerender } = render(<ProgressBar label="Sending" value={2} max={3} valueText="2 of 3" />);
  const bar = screen.getByRole('progressbar', { name: 'Sending' });
  expect(bar).toHaveAttribute('aria-valuenow', '2');
  expect(bar).toHaveAttribute('aria-valuetext', '2 of 3');

  rerender(<ProgressBar label="Sending" value={null} />);

  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

it.each([
  [39, 'free'],
  [40, 'near'],
  [49, 'near'],
  [50, 'full'],
  [70, 'full'],
  [-1, 'free'],
])('[LB-02] shows %i used of a limit of 50 as %s', (value, tone) => {
  const { container } = render(<Meter label="Limit" value={value} max={50} valueText="so much" />);

  expect(container.firstElementChild).toHaveAttribute('data-tone', tone);
  expect(Number(screen.getByRole('meter').getAttribute('aria-valuenow'))).toBeLessThanOrEqual(50);
});

it('[LB-02] a spinner names what it waits for', () => {
  render(<Spinner label="The game is loading" />);

  expect(screen.getByRole('status', { name: 'The game is loading' })).toBeVisible();
});

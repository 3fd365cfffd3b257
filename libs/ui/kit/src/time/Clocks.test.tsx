import { act, render as draw, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Countdown, ServerClock } from './Clocks.tsx';
import { clockText, timeLeft } from './time-left.ts';

const START = 1_795_289_400_250; // 21 November 2026, 19:30:00.250 UTC
let nowMs = START;
const serverNowMs = () => nowMs;
beforeEach(() => {
  nowMs = START;
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) =>
  act(() => {
    // The server's clock and the page's timers advance together, in steps as short as the shortest timer.
    for (let gone = 0; gone < ms; gone += 50) {
      nowMs += 50;
      jest.advanceTimersByTime(50);
    }
  });
const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it.each([
  [5_405_000, '1:30:05'],
  [545_000, '9:05'],
  [999, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
  [90_000_000, '25:00:00'],
])('[LB-02] shows %i ms left as %s', (left, text) => {
  expect(clockText(timeLeft(START + left, START))).toBe(text);
});

it("[LB-02] counts in the server's seconds and reports the end once", () => {
  const onEnd = jest.fn();
  render(<Countdown label="Starts in" endsAtMs={START + 2_000} serverNowMs={serverNowMs} ended="In play" onEnd={onEnd} />);
  const timer = screen.getByRole('timer', { name: 'Starts in' });
  expect(timer).toHaveTextContent('0:02');

  pass(750);
  expect(timer).toHaveTextContent('0:02');
  pass(1_000);
  expect(timer).toHaveTextContent('0:01');
  pass(5_000);

  expect(timer).toHaveTextContent('In play');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('[LB-02] shows days and hours for long times', () => {
  render(<Countdown label="Starts in" endsAtMs={START + 3 * 86_400_000 + 7_300_000} serverNowMs={serverNowMs} ended="In play" />);

  expect(screen.getByRole('timer')).toHaveTextContent('3d 2h');
});

it("[LB-02] shows the server's time in the player's zone, whatever the device's clock", () => {
  render(<ServerClock serverNowMs={serverNowMs} timeZone="Asia/Almaty" hasSeconds />);
  expect(screen.getByText('00:30:00')).toBeVisible();

  pass(1_000);

  expect(screen.getByText('00:30:01')).toBeVisible();
});

it('[LB-02] pauses in a hidden page', () => {
  render(<ServerClock serverNowMs={serverNowMs} timeZone="UTC" hasSeconds />);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));

  pass(5_000);
  expect(screen.getByText('19:30:00')).toBeVisible();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));

  expect(screen.getByText('19:30:05')).toBeVisible();
  hidden.mockRestore();
});

import { act, renderHook } from '@testing-library/react';
import { useAfterPaint } from './use-after-paint.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('becomes true in a task after the frame of the press, and false at once', () => {
  const { result, rerender } = renderHook(({ isWanted }) => useAfterPaint(isWanted), { initialProps: { isWanted: false } });

  rerender({ isWanted: true });
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersToNextFrame());
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);

  rerender({ isWanted: false });
  expect(result.current).toBe(false);
  rerender({ isWanted: true });
  expect(result.current).toBe(false);
});

it('forgets what is no longer wanted when its frame comes', () => {
  const { result, rerender } = renderHook(({ isWanted }) => useAfterPaint(isWanted), { initialProps: { isWanted: true } });

  rerender({ isWanted: false });
  act(() => void jest.runAllTimers());

  expect(result.current).toBe(false);
});

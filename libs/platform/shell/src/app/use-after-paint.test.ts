import { act, renderHook } from '@testing-library/react';
import { useAfterPaint } from './use-after-paint.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('updates in a task after the frame of the click', () => {
  const { result, rerender } = renderHook(({ value }) => useAfterPaint(value), { initialProps: { value: 'closed' } });

  rerender({ value: 'open' });
  expect(result.current).toBe('closed');
  act(() => jest.advanceTimersToNextFrame());
  expect(result.current).toBe('closed');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('open');
});

it('drops a value that was replaced before its frame', () => {
  const seen = new Set<string>();
  const { rerender } = renderHook(({ value }) => seen.add(useAfterPaint(value)), { initialProps: { value: 'closed' } });

  rerender({ value: 'open' });
  rerender({ value: 'closed' });
  act(() => void jest.runAllTimers());

  expect([...seen]).toEqual(['closed']);
});

import { onResized } from './on-resized.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const resize = () => dispatchEvent(new Event('resize'));

it('[LY-08] calls back once, 100 ms after the last of many resize events', () => {
  const listener = jest.fn();
  const end = onResized(listener);

  for (let step = 0; step < 20; step += 1) {
    resize();
    jest.advanceTimersByTime(99);
  }
  expect(listener).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(1);

  resize();
  end();
  resize();
  jest.advanceTimersByTime(1_000);
  expect(listener).toHaveBeenCalledTimes(1);
});

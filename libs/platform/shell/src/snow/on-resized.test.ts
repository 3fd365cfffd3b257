import { onResized } from './on-resized.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const resize = () => dispatchEvent(new Event('resize'));

it('[LY-08] calls back once, 100 ms after the last of many resize events', () => {
  const tell = jest.fn();
  const end = onResized(tell);

  for (let step = 0; step < 20; step += 1) {
    resize();
    jest.advanceTimersByTime(99);
  }
  expect(tell).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(1);

  resize();
  end();
  resize();
  jest.advanceTimersByTime(1_000);
  expect(tell).toHaveBeenCalledTimes(1);
});

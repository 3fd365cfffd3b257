import { createFakePorts, startStore } from '@touchline/shared-testing';
import { shownSlice } from '../shown.slice.ts';
import { selectShown } from '../index.ts';
import { resourceLeft, resourceWatched } from '../watched.ts';
import { keepWatched } from './keep-watched.saga.ts';

const EVERY_MS = 3_000;
let stop = (): void => undefined;

function start(ask: (signal: AbortSignal) => Promise<unknown>) {
  const asked = jest.fn(ask);
  const ports = createFakePorts();
  const find = (key: string) => (key === 'table' ? { everyMs: EVERY_MS, ask: asked } : null);
  const store = startStore([{ name: 'watching', slices: [shownSlice], saga: () => keepWatched({ ports, find }) }]);
  stop = store.stop;
  return { ...store, ports, asked, data: () => selectShown(store.getState(), { key: 'table' }).data };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('[CS-05] asks at once and then at each interval, until no place shows the resource', async () => {
  let number = 0;
  const { dispatch, asked, data } = start(async () => ({ number: ++number }));
  dispatch(resourceWatched('table'));
  await pass(0);
  expect([asked.mock.calls.length, data()]).toEqual([1, { number: 1 }]);

  await pass(EVERY_MS - 1);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect([asked.mock.calls.length, data()]).toEqual([2, { number: 2 }]);

  dispatch(resourceWatched('table')); // a second place shares the requests
  dispatch(resourceLeft('table'));
  await pass(EVERY_MS);
  expect(asked).toHaveBeenCalledTimes(3);

  dispatch(resourceLeft('table'));
  await pass(10 * EVERY_MS);
  expect(asked).toHaveBeenCalledTimes(3);
});

it('[HT-12] aborts the request of a resource that is left', async () => {
  const signals: AbortSignal[] = [];
  const { dispatch } = start((signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  dispatch(resourceWatched('table'));
  await pass(0);

  dispatch(resourceLeft('table'));

  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('[CS-05] keeps the last data on failure and asks again', async () => {
  const { dispatch, asked, data } = start(async () => ({ number: 1 }));
  dispatch(resourceWatched('table'));
  await pass(0);
  asked.mockRejectedValueOnce(new Error('lost'));

  await pass(EVERY_MS);
  expect(data()).toEqual({ number: 1 });
  await pass(EVERY_MS);

  expect(asked).toHaveBeenCalledTimes(3);
});

it('[PL-06] pauses while the page is left and asks on return', async () => {
  const { dispatch, asked, ports } = start(async () => ({}));
  dispatch(resourceWatched('table'));
  await pass(0);
  ports.setVisible(false);
  await pass(600_000);
  const calls = asked.mock.calls.length;
  await pass(600_000);
  expect(asked).toHaveBeenCalledTimes(calls);

  ports.setVisible(true);
  await pass(0);

  expect(asked).toHaveBeenCalledTimes(calls + 1);
});

it('leaves the keys of other modules alone', async () => {
  const { dispatch, asked } = start(async () => ({}));
  dispatch(resourceWatched('jackpot'));
  dispatch(resourceLeft('jackpot'));
  await pass(EVERY_MS);

  expect(asked).toHaveBeenCalledTimes(0);
});

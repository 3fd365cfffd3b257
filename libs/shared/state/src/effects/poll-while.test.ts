import { createAction, createSlice } from '@reduxjs/toolkit';
import { takeLatest } from 'typed-redux-saga';
import { createAppStore, createServerPorts, pollWhile, type PageVisibility, type PollOptions } from '../index.ts';

const seen = createSlice({ name: 'seen', initialState: { isWanted: true }, reducers: { left: (state) => void (state.isWanted = false) } });
const opened = createAction('opened');

function page(): PageVisibility & { show: (isVisible: boolean) => void } {
  let isVisible = true;
  const listeners = new Set<(isVisible: boolean) => void>();
  return {
    isVisible: () => isVisible,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (now) => {
      isVisible = now;
      for (const listener of listeners) listener(now);
    },
  };
}

function start(options: Partial<PollOptions> = {}) {
  const work = jest.fn(async (_signal: AbortSignal): Promise<void> => undefined);
  const screen = page();
  const onFailure = jest.fn();
  const store = createAppStore({
    ports: createServerPorts({ send: async () => new Response(), origin: '', report: () => undefined }),
    modules: [
      () => ({
        name: 'poll',
        slices: [seen],
        saga: function* watch() {
          yield* takeLatest(opened, () =>
            pollWhile({
              isWanted: (state) => (state as { seen: { isWanted: boolean } }).seen.isWanted,
              everyMs: 10_000,
              work,
              page: screen,
              onFailure,
              ...options,
            }),
          );
        },
      }),
    ],
  });
  store.start();
  store.dispatch(opened());
  return { store, work, screen, onFailure };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('[CF-06] polls at once and then at each interval', async () => {
  const { work } = start();

  await jest.advanceTimersByTimeAsync(20_000);

  expect(work).toHaveBeenCalledTimes(3); // at 0, 10 and 20 s
});

it('[PL-06] [ID-23] polls for 30 s after the page was left, then pauses, and refreshes on return', async () => {
  const { work, screen } = start();
  await jest.advanceTimersByTimeAsync(1_000);

  screen.show(false);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(work).toHaveBeenCalledTimes(4); // at 0, 10, 20 and 30 s; left at 1 s, paused at 31 s

  screen.show(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(5);
});

it('[PL-06] ignores a short absence', async () => {
  const { work, screen } = start();

  screen.show(false);
  await jest.advanceTimersByTimeAsync(29_999);
  screen.show(true);
  await jest.advanceTimersByTimeAsync(1);

  expect(work).toHaveBeenCalledTimes(4); // at 0, 10, 20 and 30 s
});

it('[PL-06] does not pause polls that must continue', async () => {
  const { work, screen } = start({ pauseAfterMs: 'never' });

  screen.show(false);
  await jest.advanceTimersByTimeAsync(120_000);

  expect(work).toHaveBeenCalledTimes(13);
});

it('[LOAD-6] ends when it is no longer wanted', async () => {
  const { store, work } = start();

  store.dispatch(seen.actions.left());
  await jest.advanceTimersByTimeAsync(60_000);

  expect(work).toHaveBeenCalledTimes(1);
});

it('[HT-12] aborts the current round when it is cancelled', async () => {
  const signals: AbortSignal[] = [];
  const { store } = start({
    work: (signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
  });

  store.stop();

  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('[CF-06] reports a failed round and continues', async () => {
  const { work, onFailure } = start();
  work.mockRejectedValueOnce(new Error('lost'));

  await jest.advanceTimersByTimeAsync(20_000);

  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(work).toHaveBeenCalledTimes(3);
});

it('[CF-06] accepts a saga as work and an interval that depends on the state', async () => {
  let rounds = 0;
  start({
    work: function* round() {
      yield Promise.resolve();
      rounds++;
    },
    everyMs: () => 3_000,
  });

  await jest.advanceTimersByTimeAsync(9_000);

  expect(rounds).toBe(4); // at 0, 3, 6 and 9 s
});

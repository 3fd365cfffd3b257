import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { takeEvery } from 'typed-redux-saga';
import { loadLater, type LoadLaterOptions } from './load-later.ts';

const wished = createAction<number>('wished');
const shown = createAction('shown');

function start(options: Omit<LoadLaterOptions, 'wishes'>) {
  const saga = createSagaMiddleware({ onError: () => undefined });
  const store = configureStore({ reducer: (state = 0) => state, middleware: (standard) => standard().concat(saga) });
  const task = saga.run(function* root() {
    yield* loadLater({ ...options, wishes: [wished.type] });
  });
  return { store, task };
}
const turn = () => new Promise((resume) => setTimeout(resume, 0));

it('buffers actions until the processes have loaded and delivers them once, in order', async () => {
  const answered: number[] = [];
  let arrive: (run: () => Generator) => void = () => undefined;
  const arrival = new Promise<() => Generator>((resolve) => (arrive = resolve));
  const { store, task } = start({ load: () => arrival });
  store.dispatch(wished(1));
  store.dispatch(wished(2));
  await turn();
  expect(answered).toEqual([]);

  arrive(function* processes() {
    yield* takeEvery(wished, (action: UnknownAction) => void answered.push(action['payload'] as number));
  });
  await turn();
  store.dispatch(wished(3));

  expect(answered).toEqual([1, 2, 3]);
  task.cancel();
});

it('loads nothing until an action asks for it', async () => {
  const load = jest.fn(() => new Promise<() => Generator>(() => undefined));
  const { store, task } = start({ load, until: [shown.type] });
  await turn();
  expect(load).toHaveBeenCalledTimes(0);

  store.dispatch(shown());
  expect(load).toHaveBeenCalledTimes(1);
  task.cancel();
});

it('retries the load and finally fails with the last error', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.reject(new TypeError('cut off')));
  const { task } = start({ load });
  const ended = task.toPromise().catch((error: unknown) => error);
  for (const pause of [1_000, 2_000, 4_000, 8_000]) await jest.advanceTimersByTimeAsync(pause);

  expect(load).toHaveBeenCalledTimes(5);
  expect(await ended).toEqual(new TypeError('cut off'));
  jest.useRealTimers();
});

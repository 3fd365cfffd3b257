import { runSaga } from 'redux-saga';
import { abortable } from './abortable.ts';

it('[HT-12] stops a cancelled caller and aborts its request', async () => {
  const went: string[] = [];
  let signal: AbortSignal | undefined;
  const task = runSaga({}, function* () {
    yield* abortable((given) => {
      signal = given;
      return new Promise(() => undefined);
    });
    went.push('on');
  });

  task.cancel();
  await Promise.resolve();

  expect(signal?.aborted).toBe(true);
  expect(went).toEqual([]);
});

it('[HT-12] returns the result and aborts nothing on success', async () => {
  let signal: AbortSignal | undefined;
  const task = runSaga({}, function* () {
    return yield* abortable(async (given) => {
      signal = given;
      return 7;
    });
  });

  expect(await task.toPromise()).toBe(7);
  expect(signal?.aborted).toBe(false);
});

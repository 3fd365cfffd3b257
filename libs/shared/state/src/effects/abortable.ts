import { call } from 'typed-redux-saga';

/** Runs a promise or a saga with an abort signal; cancelling the caller aborts it, so that no request outlives its caller. @spec HT-12 */
export function* abortable<T>(work: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController();
  let isOver = false;
  try {
    const result = yield* call(work, controller.signal);
    isOver = true;
    return result;
  } catch (error) {
    isOver = true; // it ended by itself: nothing left to abort
    throw error;
  } finally {
    // Must not yield here, not even `cancelled()`: with a yield in `finally`, `yield*` takes the end of the cancelled generator as its
    // result, and the caller continues.
    if (!isOver) controller.abort();
  }
}

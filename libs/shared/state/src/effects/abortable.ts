import { call } from 'typed-redux-saga';

/**
 * Runs a promise or a saga that listens to a signal; cancelling the caller aborts it, so that no request outlives who asked.
 *
 * @spec HT-12
 */
export function* abortable<T>(work: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController();
  let isOver = false;
  try {
    const result = yield* call(work, controller.signal);
    isOver = true;
    return result;
  } catch (error) {
    isOver = true; // it ended by itself: there is nothing left to abort
    throw error;
  } finally {
    // Nothing may be yielded here (`cancelled()` either): a `yield*` that waits for a yield in `finally` takes the end of the cancelled
    // generator for its result, and the caller goes on as if nothing had happened.
    if (!isOver) controller.abort();
  }
}

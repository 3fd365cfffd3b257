import { call, cancelled } from 'typed-redux-saga';

/**
 * Runs a promise or a saga that listens to a signal; cancelling the caller aborts it, so that no request outlives who asked.
 *
 * @spec HT-12
 */
export function* abortable<T>(work: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController();
  try {
    return yield* call(work, controller.signal);
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}

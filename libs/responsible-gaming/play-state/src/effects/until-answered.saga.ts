import { seconds } from '@touchline/shared-primitives';
import { call, delay } from 'typed-redux-saga';

const FIRST_PAUSE_MS = seconds(2);
const LONGEST_PAUSE_MS = seconds(30);

/**
 * Retries a call until it succeeds, with increasing pauses.
 *
 * @param ask - returns whether there was a response, and reports failures.
 */
export function* untilAnswered(ask: () => Generator<unknown, boolean>) {
  let pause = FIRST_PAUSE_MS;
  while (!(yield* call(ask))) {
    yield* delay(pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

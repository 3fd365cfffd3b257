import { seconds } from '@touchline/shared-primitives';
import { call, delay } from 'typed-redux-saga';

const FIRST_PAUSE_MS = seconds(2);
const LONGEST_PAUSE_MS = seconds(30);

/**
 * Asks a service that is busy again, and less often the longer it is.
 *
 * @param ask - tells whether there was an answer; it reports what went wrong.
 */
export function* untilAnswered(ask: () => Generator<unknown, boolean>) {
  let pause = FIRST_PAUSE_MS;
  while (!(yield* call(ask))) {
    yield* delay(pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

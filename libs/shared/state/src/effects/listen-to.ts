import { eventChannel } from 'redux-saga';
import { call, take } from 'typed-redux-saga';

/**
 * Runs work for every event of an outside source: tabs, storage, the page. Events are handled one at a time and none is lost; cancelling
 * the process unsubscribes.
 *
 * @param listen - subscribes and returns the function that unsubscribes.
 * @param work - gets the emitted value; an event without a value is `true`.
 */
export function* listenTo<T extends NonNullable<unknown>>(
  listen: (emit: (event: T) => void) => () => void,
  work: (event: T) => Generator,
): Generator {
  const events = eventChannel<T>(listen);
  try {
    while (true) yield* call(work, yield* take(events));
  } finally {
    events.close();
  }
}

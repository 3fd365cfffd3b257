import { eventChannel } from 'redux-saga';
import { call, take } from 'typed-redux-saga';

/**
 * Does a piece of work for every event of something outside the store: a tab, a storage, a page. One event at a time, none is lost, and
 * listening ends with the process.
 *
 * @param listen - begins to listen and returns the way to stop.
 * @param work - gets what was emitted; an event without content is `true`.
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

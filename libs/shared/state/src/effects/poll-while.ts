import { buffers, eventChannel } from 'redux-saga';
import { delay, race, select, take } from 'typed-redux-saga';
import type { PageVisibility } from '../section.ts';
import { LEFT_PAGE_PAUSE_MS } from '../rules/timings.ts';
import { abortable } from './abortable.ts';
import { watchPageLeave } from './page-leave.ts';

export interface PollOptions {
  /** Asked before each round; the poll ends when it says no. */
  isWanted: (state: unknown) => boolean;
  /** Time from the end of a round to the start of the next; may follow the state. */
  everyMs: number | ((state: unknown) => number);
  /** One round. Cancelling the poll aborts the signal. */
  work: (signal: AbortSignal) => Promise<unknown> | Generator;
  page: PageVisibility;
  /** When the pause of a left page begins: 30 s unless told; `never` for what must go on (ping, session limit, reality check). */
  pauseAfterMs?: number | 'never';
  /** A round failed; the poll goes on. */
  onFailure: (error: unknown) => void;
}

/**
 * Repeats a piece of work while it is wanted: at once, then after each period. Quiet while the page is left, at once again on return.
 *
 * @spec PL-06 CF-06 LOAD-5 LOAD-6
 */
export function* pollWhile({ isWanted, everyMs, work, page, pauseAfterMs = LEFT_PAGE_PAUSE_MS, onFailure }: PollOptions) {
  let returned: (() => void) | undefined;
  const leave = pauseAfterMs === 'never' ? undefined : watchPageLeave(page, pauseAfterMs, () => returned?.());
  const returns = eventChannel<true>((emit) => {
    returned = () => emit(true);
    return () => undefined;
  }, buffers.sliding(1));
  try {
    while (yield* select(isWanted)) {
      if (leave?.isPaused() === true) {
        yield* take(returns);
        continue;
      }
      try {
        yield* abortable(work as (signal: AbortSignal) => Promise<unknown>);
      } catch (error) {
        onFailure(error);
      }
      const periodMs: number = typeof everyMs === 'number' ? everyMs : yield* select(everyMs);
      yield* race({ nextRound: delay(periodMs), returned: take(returns) });
    }
  } finally {
    leave?.stop();
    returns.close();
  }
}

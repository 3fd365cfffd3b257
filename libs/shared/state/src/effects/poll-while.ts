import { buffers, eventChannel } from 'redux-saga';
import { delay, race, select, take } from 'typed-redux-saga';
import type { PageVisibility } from '../section/section.ts';
import { LEFT_PAGE_PAUSE_MS } from '../rules/timings.ts';
import { abortable } from './abortable.ts';
import { watchPageLeave } from './page-leave.ts';
import type { RootState } from '../view/root-state.ts';

export interface PollOptions {
  /** Checked before each round; false ends the poll. */
  isWanted: (state: RootState) => boolean;
  /** Delay from the end of a round to the start of the next; may depend on the state. */
  everyMs: number | ((state: RootState) => number);
  /** One round. Cancelling the poll aborts the signal. */
  work: (signal: AbortSignal) => Promise<unknown> | Generator;
  page: PageVisibility;
  /**
   * Delay of the pause after the page was left: 30 s by default; `never` for polls that must continue (ping, session limit, reality check).
   */
  pauseAfterMs?: number | 'never';
  /** A round failed; polling continues. */
  onFailure: (error: unknown) => void;
}

/**
 * Repeats work while it is wanted: at once, then at each interval. Pauses while the page is left and runs at once on return.
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

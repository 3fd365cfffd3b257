import { createAction } from '@reduxjs/toolkit';
import { seconds } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';
import { call, delay, race, take } from 'typed-redux-saga';

/** Key of local storage: when the next reality check is due, in milliseconds of the server's clock. @spec RG-11 */
export const CHECK_KEY = 'tl-reality-check';
/** Longest part of the wait, so that a browser that was suspended looks at the timestamp soon after. @spec RG-11 */
export const LONGEST_PART_MS = 300_000;
/** Longest interval of reality checks, one hour: a later timestamp is not one of ours. @spec RG-10 */
const LONGEST_CHECK_MS = 3_600_000;
/** A check that has been due for longer was answered elsewhere, or the next ping reports it. */
const OLDEST_MS = seconds(30);

/** The time of the next check was written. */
export const checkTimed = createAction('play/checkTimed');

/** Where the browser keeps the time of the next check; in memory where storage is blocked. */
export interface CheckTime {
  /** @param inSeconds - null: there is no check. */
  note: (inSeconds: number | null) => void;
  /** Milliseconds until the check; null if there is none. */
  left: () => number | null;
}

export function checkTime({ storage, now }: Pick<Ports, 'storage' | 'now'>): CheckTime {
  let own: string | null = null;
  return {
    note: (inSeconds) => {
      own = inSeconds === null ? null : String(now() + seconds(inSeconds));
      if (own === null) storage.remove(CHECK_KEY);
      else storage.set(CHECK_KEY, own);
    },
    left: () => {
      const left = Number(storage.get(CHECK_KEY) ?? own ?? 'none') - now();
      return left > -OLDEST_MS && left <= LONGEST_CHECK_MS ? left : null;
    },
  };
}

/**
 * The browser's own timer of the reality check: waits for the stored time in parts of at most 300,000 ms, also after the page was opened
 * anew. It only decides when to ask. The service says whether a check is due, stops wagers by itself, and corrects the time with every ping.
 *
 * @param ask - asks the service and shows the check.
 * @spec RG-11 LIM-10 LIM-11
 */
export function* timeCheck(time: CheckTime, ask: () => Generator<unknown, void>): Generator<unknown, void> {
  while (true) {
    const left = time.left();
    if (left !== null) {
      const { isDue } = yield* race({ isDue: call(waitInParts, time, left), changed: take(checkTimed) });
      if (isDue !== true) continue;
      yield* call(ask);
    }
    yield* take(checkTimed);
  }
}

/** @returns true when the time has come. */
function* waitInParts(time: CheckTime, waitMs: number) {
  let left = waitMs;
  while (left > 0) {
    const part = Math.min(left, LONGEST_PART_MS);
    yield* delay(part);
    left = Math.min(left - part, time.left() ?? 0);
  }
  return true;
}

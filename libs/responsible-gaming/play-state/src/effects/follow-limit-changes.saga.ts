import { endSessionOn401, selectIsPlayer, sessionReceived, signedOut } from '@touchline/identity-state';
import type { LimitChanges } from '@touchline/responsible-gaming-contract';
import { codeOf, seconds } from '@touchline/shared-primitives';
import { abortable, inOneTab, type Ports, type RootState } from '@touchline/shared-state';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import type { PlayApi } from '../api/play-api.ts';
import { limitsWanted } from '@touchline/responsible-gaming-state';
import { breakKnown, breakPlanned, playCounted, selectPlay } from '../play.slice.ts';
import { visibilityChange } from './visibility.ts';

interface FollowLimitChangesDeps {
  ports: Pick<Ports, 'page' | 'tabs' | 'report' | 'now'>;
  api: (state: RootState) => PlayApi;
  /** Posts changes to the other tabs. */
  post: (changes: Omit<LimitChanges, 'version'>) => void;
}

/** A response without changes that arrives sooner was not held: the service does not support long polling. */
const HELD_MS = seconds(1);
const AGAIN_AFTER_MS = 250;
const NOT_HELD_AFTER_MS = seconds(10);
const FAILED_AFTER_MS = seconds(30);

/**
 * Learns within a second of limits that were changed in another tab or on another device; runs in one visible tab. It is not needed for
 * enforcement: the service rejects calls itself.
 *
 * @spec LIM-5 RG-13 TAB-1
 */
export function* followLimitChanges(deps: FollowLimitChangesDeps) {
  const { page, tabs } = deps.ports;
  while (true) {
    if (!(yield* select(selectIsPlayer))) yield* take(sessionReceived);
    else if (!page.isVisible()) yield* call(() => visibilityChange(page));
    else {
      yield* race({
        following: call(inOneTab<void>, tabs, 'limit-changes', () => follow(deps)),
        left: call(() => visibilityChange(page)),
        ended: take([signedOut, sessionReceived]),
      });
    }
  }
}

function* follow({ ports, api, post }: FollowLimitChangesDeps): Generator<unknown, void> {
  let since: number | undefined;
  while (true) {
    const requestedAt = ports.now();
    let pause = AGAIN_AFTER_MS;
    try {
      const calls = yield* select(api);
      const { version, excludedUntil, plannedBreak } = yield* abortable((signal) => calls.changes(since, signal));
      const hasBegun = (yield* select(selectPlay)).plannedBreak !== null && excludedUntil !== null && plannedBreak === null;
      if (since !== undefined && (version !== since || hasBegun)) {
        post({ excludedUntil, plannedBreak });
        yield* put(playCounted(true));
        yield* put(limitsWanted());
      } else if (since !== undefined && ports.now() - requestedAt < HELD_MS) pause = NOT_HELD_AFTER_MS;
      yield* put(breakKnown(excludedUntil));
      yield* put(breakPlanned(plannedBreak));
      since = version;
    } catch (error) {
      pause = FAILED_AFTER_MS;
      ports.report('limits not loaded', { code: codeOf(error) });
      yield* call(endSessionOn401, error);
    }
    yield* delay(pause);
  }
}

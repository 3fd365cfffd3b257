import {
  atLimitService,
  limitCalls,
  type LimitChanges,
  type Ping,
  type PlayerLimitView,
  type RealityCheck,
  realityCheckCalls,
} from '@touchline/responsible-gaming-contract';
import { callJson } from '@touchline/shared-http';
import { seconds } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';
import type { CheckAnswer } from '../play.slice.ts';
import { type LimitChanged, type LimitDecision, type LimitServiceWay, readChanged, readLimits } from '@touchline/responsible-gaming-state';
import { readLimitChanges, readPing, readRealityCheck } from './readers.ts';

const EXCLUSION = 30;

/** Calls about the current session of play. Each throws `HttpError`, including for a malformed response. @spec RG-11 RG-12 */
export interface PlayApi {
  ping: (signal?: AbortSignal) => Promise<Ping>;
  check: (signal?: AbortSignal) => Promise<RealityCheck>;
  /** `shownAt`: when the check was shown, milliseconds; null if this page did not show it. */
  answer: (answer: CheckAnswer & { shownAt: number | null }, signal?: AbortSignal) => Promise<RealityCheck>;
  /** Excludes the player for 24 hours. */
  dayBreak: (signal?: AbortSignal) => Promise<LimitChanged>;
  limits: (signal?: AbortSignal) => Promise<PlayerLimitView[]>;
  decide: (decision: LimitDecision, signal?: AbortSignal) => Promise<unknown>;
  /**
   * Long poll for changes of limits; returns after some seconds at the latest.
   *
   * @param since - the last known version; undefined returns at once.
   * @spec LIM-5
   */
  changes: (since: number | undefined, signal?: AbortSignal) => Promise<LimitChanges>;
}

export function createPlayApi(ports: Pick<Ports, 'send' | 'origin'>, { base, lang }: LimitServiceWay): PlayApi {
  const headers = { language: lang };
  const { ping, set, limits, action, changes } = limitCalls;
  return {
    ping: (signal) => callJson(ports, atLimitService(ping, base), { signal, read: readPing }),
    check: (signal) => callJson(ports, realityCheckCalls.realityCheck, { signal, read: readRealityCheck }),
    dayBreak: (signal) =>
      callJson(ports, atLimitService(set, base), {
        body: { limits: [{ limitType: EXCLUSION, limitValue: 1 }] },
        headers,
        signal,
        read: readChanged,
      }),
    limits: (signal) => callJson(ports, atLimitService(limits, base), { headers, signal, read: readLimits }),
    decide: (body, signal) => callJson(ports, atLimitService(action, base), { body, headers, signal, read: readChanged }),
    changes: (since, signal) => callJson(ports, atLimitService(changes, base), { query: { since }, signal, read: readLimitChanges }),
    answer: ({ action: answered, isLast, shownAt }, signal) =>
      callJson(ports, realityCheckCalls.answerCheck, {
        body: {
          action: answered,
          ...(isLast && { do_not_show_again: true }),
          ...(shownAt !== null && { popup_show_at: Math.floor(shownAt / seconds(1)) }),
        },
        signal,
        read: readRealityCheck,
      }),
  };
}

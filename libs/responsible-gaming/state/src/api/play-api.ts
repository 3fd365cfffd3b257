import { limitCalls, type Ping, type PlayerLimitView, type RealityCheck, realityCheckCalls } from '@touchline/responsible-gaming-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import type { CheckAnswer } from '../play.slice.ts';
import { readChanged } from './read-limits.ts';
import { readPing, readRealityCheck } from './read-play.ts';

const EXCLUSION = 30;

/** Calls about the session that is played. Each throws `HttpError`, also for an answer that does not hold. @spec RG-11 RG-12 */
export interface PlayApi {
  ping: (signal?: AbortSignal) => Promise<Ping>;
  check: (signal?: AbortSignal) => Promise<RealityCheck>;
  answer: (answer: CheckAnswer, signal?: AbortSignal) => Promise<RealityCheck>;
  /** Excludes the player for a day. */
  dayBreak: (signal?: AbortSignal) => Promise<PlayerLimitView[]>;
}

export function createPlayApi(ports: Pick<Ports, 'send' | 'origin'>): PlayApi {
  return {
    ping: (signal) => callJson(ports, limitCalls.ping, { signal, read: readPing }),
    check: (signal) => callJson(ports, realityCheckCalls.realityCheck, { signal, read: readRealityCheck }),
    dayBreak: (signal) =>
      callJson(ports, limitCalls.set, { body: { limits: [{ limitType: EXCLUSION, limitValue: 1 }] }, signal, read: readChanged }),
    answer: ({ action, isLast }, signal) =>
      callJson(ports, realityCheckCalls.answerCheck, {
        body: { action, ...(isLast && { do_not_show_again: true }) },
        signal,
        read: readRealityCheck,
      }),
  };
}

import { limitCalls, type Ping, type RealityCheck, realityCheckCalls } from '@touchline/responsible-gaming-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import type { CheckAnswer } from '../play.slice.ts';
import { readPing, readRealityCheck } from './read-play.ts';

/** Calls about the session that is played. Each throws `HttpError`, also for an answer that does not hold. @spec RG-11 RG-12 */
export interface PlayApi {
  ping: (signal?: AbortSignal) => Promise<Ping>;
  check: (signal?: AbortSignal) => Promise<RealityCheck>;
  answer: (answer: CheckAnswer, signal?: AbortSignal) => Promise<RealityCheck>;
}

export function createPlayApi(ports: Pick<Ports, 'send' | 'origin'>): PlayApi {
  return {
    ping: (signal) => callJson(ports, limitCalls.ping, { signal, read: readPing }),
    check: (signal) => callJson(ports, realityCheckCalls.realityCheck, { signal, read: readRealityCheck }),
    answer: ({ action, isLast }, signal) =>
      callJson(ports, realityCheckCalls.answerCheck, {
        body: { action, ...(isLast && { do_not_show_again: true }) },
        signal,
        read: readRealityCheck,
      }),
  };
}

import { type AvailableLimit, limitCalls, type PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readAvailable, readChanged, readLimits } from './read-limits.ts';

/** A value that the player wants; null takes the limit away. */
export interface LimitWish {
  limitType: number;
  limitValue: number | null;
  selfExcludeReason?: number;
}
/** What the player decides about a looser value that waits. */
export interface LimitDecision {
  id: number;
  action: 'confirm' | 'reject';
}

/** Calls of the limit service. Each throws `HttpError`, also for an answer that does not hold. @spec RG-04 */
export interface LimitsApi {
  limits: (signal?: AbortSignal) => Promise<PlayerLimitView[]>;
  available: (signal?: AbortSignal) => Promise<AvailableLimit[]>;
  set: (wish: LimitWish, signal?: AbortSignal) => Promise<PlayerLimitView[]>;
  decide: (decision: LimitDecision, signal?: AbortSignal) => Promise<PlayerLimitView[]>;
}

export function createLimitsApi(ports: Pick<Ports, 'send' | 'origin'>): LimitsApi {
  return {
    limits: (signal) => callJson(ports, limitCalls.limits, { signal, read: readLimits }),
    available: (signal) => callJson(ports, limitCalls.available, { signal, read: readAvailable }),
    set: (wish, signal) => callJson(ports, limitCalls.set, { body: { limits: [wish] }, signal, read: readChanged }),
    decide: (body, signal) => callJson(ports, limitCalls.action, { body, signal, read: readChanged }),
  };
}

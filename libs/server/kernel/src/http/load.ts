import { guardLoad, type IsTrusted, type Metrics } from '@touchline/shared-serving';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { errorAnswer } from '../refusal.ts';
import { refusalOf } from './failures.ts';
import type { Readiness } from './health.ts';

/** Paths for monitoring and tests, which are exempt from load limits. */
const ALWAYS = ['/healthz', '/readyz', '/version', '/__test/'];
/** A reader of three lists who is filling a coupon uses about ten points a second. */
const POINTS_PER_SECOND = 100;
const BURST_POINTS = 1000;
/** Limits for requests that use the database, most of which take milliseconds. Game lists do not wait and are answered in turns. */
const ADMISSION = { slots: 64, longestQueue: 256, waitMs: 250, turnMs: 15 };

export interface SandboxLoad {
  isTrusted: IsTrusted;
  /** How many players may share one address; limits by address are multiplied by it. */
  people: number;
  /** How long a request waits before it may be refused, in milliseconds; undefined for the default. */
  waitMs?: number | undefined;
  readiness: Readiness;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  metrics?: Metrics | undefined;
}

/**
 * Limits load by the cost of each call, except calls that `protects` marks in the contract. Paths outside the contract cost as much as the
 * cheapest call.
 *
 * @spec SRV-3
 */
export function guardSandboxLoad(
  app: FastifyInstance,
  { isTrusted, people, waitMs = ADMISSION.waitMs, readiness, headers, metrics }: SandboxLoad,
): void {
  guardLoad(app, {
    isTrusted,
    tollOf: ({ url, config }) => {
      if (ALWAYS.some((start) => url.startsWith(start))) return { cost: 0 };
      const { cost = 1, protects } = (config ?? {}) as { cost?: number; protects?: string };
      return { cost, isProtected: protects !== undefined };
    },
    refusalText: (error) => ({
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(errorAnswer(refusalOf(error), randomUUID())),
    }),
    onRefused: (status, seconds) => metrics?.request({ kind: 'call', name: 'refused' }, `${Math.floor(status / 100)}xx`, seconds),
    isStopping: () => !readiness.isReady,
    perSecond: POINTS_PER_SECOND * people,
    burst: BURST_POINTS * people,
    admission: { ...ADMISSION, waitMs },
    now: () => performance.now(),
  });
}

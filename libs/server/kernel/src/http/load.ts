import { guardLoad, type IsTrusted } from '@touchline/shared-serving';
import type { FastifyInstance } from 'fastify';

/** Paths for monitoring and tests, which are exempt from load limits. */
const ALWAYS = ['/healthz', '/readyz', '/version', '/__test/'];
/** A reader of three lists who is filling a coupon uses about ten points a second. */
const POINTS_PER_SECOND = 100;
const BURST_POINTS = 1000;
/** Limits for requests that use the database, most of which take milliseconds. Game lists do not wait and are answered in turns. */
const ADMISSION = { slots: 64, longestQueue: 256, waitMs: 250, turnMs: 15 };

/** Limits load by the cost of each call. Paths outside the contract cost as much as the cheapest call. @spec SRV-3 */
export function guardSandboxLoad(
  app: FastifyInstance,
  { isTrusted, people, waitMs = ADMISSION.waitMs }: { isTrusted: IsTrusted; people: number; waitMs?: number | undefined },
): void {
  guardLoad(app, {
    isTrusted,
    costOf: ({ url, routeOptions }) => {
      if (ALWAYS.some((start) => url.startsWith(start))) return 0;
      return (routeOptions.config as { cost?: number }).cost ?? 1;
    },
    perSecond: POINTS_PER_SECOND * people,
    burst: BURST_POINTS * people,
    admission: { ...ADMISSION, waitMs },
    now: () => performance.now(),
  });
}

import { guardLoad, type IsTrusted } from '@touchline/shared-serving';
import type { FastifyInstance } from 'fastify';

/** For whoever watches the process, and for tests: they are answered whatever the load. */
const ALWAYS = ['/healthz', '/readyz', '/version', '/__test/'];
/** A reader of three lists and a coupon that is being put together takes about ten points a second. */
const POINTS_PER_SECOND = 100;
const BURST_POINTS = 1000;
/** Most requests are done within milliseconds; these many wait for each other at the database. Lists of games are answered without waiting, in turns. */
const ADMISSION = { slots: 64, longestQueue: 256, waitMs: 250, turnMs: 15 };

/** What a request costs by its call. Paths that are no call cost as much as the cheapest one. @spec SRV-3 */
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

import { guardLoad, type IsTrusted } from '@touchline/shared-serving';
import type { FastifyInstance } from 'fastify';
import { isApi } from './api-proxy.ts';
import { isAsset } from './assets.ts';

/** Answered under any load: health checks depend on them. */
const ALWAYS = ['/healthz', '/readyz', '/version', '/favicon.', '/brand/', '/flags/', '/cyber-icons/'];
/** A person opens a page every few seconds; many people may share an address. */
const PAGES_PER_SECOND = 20;
const BURST_PAGES = 200;
/** A page takes about 30 ms of CPU, so these are answered within a second together with those that wait before them. */
const ADMISSION = { slots: 8, longestQueue: 16, waitMs: 400, turnMs: 50 };

/** Limits pages and sitemaps, which the edge renders; files are cheap, and the backend limits its own calls. @spec SRV-3 */
export function guardPageLoad(
  app: FastifyInstance,
  { isTrusted, waitMs = ADMISSION.waitMs }: { isTrusted: IsTrusted; waitMs?: number | undefined },
): void {
  guardLoad(app, {
    isTrusted,
    costOf: ({ url }) => (isApi(url) || isAsset(url) || ALWAYS.some((start) => url.startsWith(start)) ? 0 : 1),
    perSecond: PAGES_PER_SECOND,
    burst: BURST_PAGES,
    admission: { ...ADMISSION, waitMs },
    now: () => performance.now(),
  });
}

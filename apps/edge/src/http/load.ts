import { guardLoad, type IsTrusted, type LoadTerms, type Metrics } from '@touchline/shared-serving';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { isApi } from './api-proxy.ts';
import { isAsset } from './assets.ts';
import type { Readiness } from './health.ts';

/** Answered under any load: health checks depend on them. */
const ALWAYS = ['/healthz', '/readyz', '/version', '/favicon.', '/brand/', '/flags/', '/cyber-icons/'];
/** A person opens a page every few seconds; many people may share an address. */
const PAGES_PER_SECOND = 20;
const BURST_PAGES = 200;
/** The part of a page's time that a document takes whose page is rendered already, and only its times are written. */
const RENDERED_COST = 0.1;
/** A page takes about 30 ms of CPU, so these are answered within a second together with those that wait before them. */
const ADMISSION = { slots: 8, longestQueue: 16, waitMs: 400, turnMs: 50 };

export interface PageLoad {
  settings: { isTrusted: IsTrusted; waitMs?: number | undefined };
  readiness: Readiness;
  /** The page that a refused visitor gets. */
  refusalText: LoadTerms['refusalText'];
  /** Whether the document of a request is in memory. */
  isKept: (request: IncomingMessage) => boolean;
  /** Whether the page of a request is rendered, and only the times of its zone have to be written. */
  isRendered: (request: IncomingMessage) => boolean;
  metrics?: Metrics | undefined;
}

const isFree = (url: string): boolean => isApi(url) || isAsset(url) || ALWAYS.some((start) => url.startsWith(start));

/** Limits pages and sitemaps, which the edge renders; files are cheap, and the backend limits its own calls. @spec SRV-3 */
export function guardPageLoad(app: FastifyInstance, { settings, readiness, refusalText, isKept, isRendered, metrics }: PageLoad): void {
  const { isTrusted, waitMs = ADMISSION.waitMs } = settings;
  guardLoad(app, {
    isTrusted,
    tollOf: ({ url, request }) => {
      if (isFree(url)) return { cost: 0 };
      return isRendered(request) ? { cost: RENDERED_COST, isLight: true } : { cost: 1 };
    },
    isCheap: isKept,
    refusalText,
    onRefused: (status, seconds) => metrics?.request({ kind: 'page', name: 'refused' }, `${Math.floor(status / 100)}xx`, seconds),
    isStopping: () => !readiness.isReady,
    perSecond: PAGES_PER_SECOND,
    burst: BURST_PAGES,
    admission: { ...ADMISSION, waitMs },
    now: () => performance.now(),
  });
}

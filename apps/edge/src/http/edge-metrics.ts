import { watchRequests, type Metrics, type RequestName } from '@touchline/shared-serving';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIXES, isApi } from './api-proxy.ts';
import { isAsset } from './assets.ts';
import type { Backends, BackendState } from './backends.ts';

/** Log messages about a section that could not be shown, with their fault label; each names the section. */
const FAULTS: ReadonlyMap<string, string> = new Map([
  ['remote-refused', 'refused'],
  ['remote-failed', 'failed'],
  ['remote-page-failed', 'page-failed'],
  ['remote-page-threw', 'page-threw'],
]);
/** Logged when the configuration is read from disk: neither the backend nor memory had one. */
const KEPT_CONFIG = 'site config is a kept one';
/** Label for names of sections that are not deployed. */
const OTHER = 'other';
const BACKEND_STATES: readonly BackendState[] = ['ready', 'not-ready', 'aside'];
const WATCHERS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/version']);

export interface EdgeWatch {
  /** Names the page of a request, which only its handler knows. */
  namePage(request: FastifyRequest, name: string): void;
  /** Counts log messages that an operator has to see. */
  countReport(report: string, fields?: { name?: unknown }): void;
}

export const NO_WATCH: EdgeWatch = { namePage: () => undefined, countReport: () => undefined };

export interface WatchedEdge {
  metrics: Metrics;
  /** Names of the deployed sections: no other becomes a label. */
  sections: () => Iterable<string>;
  /** Whether the backend says that it is ready. */
  isBackendReady: () => Promise<boolean>;
  /** The states of the backends. */
  backends: Pick<Backends, 'states'>;
}

/** Counts the edge's requests: pages by section and route, calls by the first segment of their path. */
export function watchEdge(app: FastifyInstance, { metrics, sections, isBackendReady, backends }: WatchedEdge): EdgeWatch {
  const pages = new WeakMap<object, string>();
  const faults = new Map<string, number>();
  let keptConfigs = 0;
  const nameOf = (request: FastifyRequest): RequestName => {
    const { url } = request;
    const route = request.routeOptions.url ?? '';
    if (isApi(url)) return { kind: 'call', name: prefixOf(url) };
    if (WATCHERS.has(route)) return { kind: 'watch', name: route };
    // Files have their own path or folder; any other request is a page.
    if (isAsset(url) || (route !== '' && route !== '/*')) return { kind: 'file', name: route === '' ? 'none' : route };
    return { kind: 'page', name: pages.get(request) ?? 'none' };
  };
  watchRequests(app, { metrics, nameOf, now: () => performance.now() });
  metrics.add(
    {
      kind: 'gauge',
      name: 'touchline_backend_ready',
      help: 'Whether the backend says that it is ready: 1 or 0.',
      read: async () => [{ value: (await isBackendReady()) ? 1 : 0 }],
    },
    {
      kind: 'gauge',
      name: 'touchline_backends',
      help: 'Backends by how they stand: ready, not ready, or put aside because they failed.',
      labels: ['state'],
      read: () =>
        BACKEND_STATES.map((state) => ({ labels: { state }, value: backends.states().filter((one) => one.state === state).length })),
    },
    {
      kind: 'counter',
      name: 'touchline_section_faults_total',
      help: 'Sections that could not be shown in a document, by section and fault.',
      labels: ['section', 'fault'],
      // Including zeros: alerts detect an increase only of existing counters.
      read: () =>
        [...sections(), OTHER].flatMap((section) =>
          [...FAULTS.values()].map((fault) => ({ labels: { section, fault }, value: faults.get(`${section} ${fault}`) ?? 0 })),
        ),
    },
    {
      kind: 'counter',
      name: 'touchline_kept_configs_total',
      help: 'Times that the configuration kept on the disk stood in, because neither the backend nor memory had one.',
      read: () => [{ value: keptConfigs }],
    },
  );
  return {
    namePage: (request, name) => void pages.set(request, name),
    countReport: (report, { name } = {}) => {
      if (report === KEPT_CONFIG) keptConfigs += 1;
      const fault = FAULTS.get(report);
      if (fault === undefined) return;
      const key = `${[...sections()].find((one) => one === name) ?? OTHER} ${fault}`;
      faults.set(key, (faults.get(key) ?? 0) + 1);
    },
  };
}

const prefixOf = (url: string): string => API_PREFIXES.find((prefix) => isUnder(url, prefix)) ?? 'none';
const isUnder = (url: string, prefix: string): boolean => url.startsWith(prefix) && /^(?:[/?]|$)/.test(url.slice(prefix.length));

import type { Report } from '@touchline/shared-primitives';
import { createWebApp, isPathTooLong, keepProvenCountry, type Metrics, refuseMalformed } from '@touchline/shared-serving';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createAskHost } from './document/ask-host.ts';
import { createBundles, type Bundles } from './document/bundles.ts';
import { refusalPage } from './document/refusal-page.ts';
import { addDocuments, addErrorAnswers, type DevelopmentServer } from './document-route.ts';
import { addApiProxy } from './http/api-proxy.ts';
import { addAppFiles } from './http/app-files.ts';
import { createBackends, type Backends } from './http/backends.ts';
import { addBrandFiles } from './http/brand-files.ts';
import { addAssets } from './http/assets.ts';
import { NO_WATCH, watchEdge, type EdgeWatch } from './http/edge-metrics.ts';
import { addGamesOrigin } from './document/games-origin.ts';
import { addHealth, backendProbe, type Readiness, watchOutage } from './http/health.ts';
import { guardPageLoad } from './http/load.ts';
import { addRobotsAndSitemap } from './sitemap/sitemap-routes.ts';
import { addSecurityHeaders, HEADERS_OF_ALL } from './http/security-headers.ts';
import { addSiteFiles } from './http/site-files.ts';
import { feedBackend, type FeedBackend } from './feeds/feed-backend.ts';
import { addFeeds, createFeedHub } from './feeds/feed-routes.ts';
import { withKeptFeeds } from './feeds/feed-send.ts';
import { type PlayerBackend, playerBackend } from './player-stream/player-backend.ts';
import { PlayerStreams, watchPlayerStreams } from './player-stream/player-streams.ts';
import { addSharedDocuments } from './shared-documents/shared-documents.ts';
import { createRegistry, type RegistrySource } from './registry.ts';
import type { EdgeSettings } from './settings.ts';

export interface EdgeOptions {
  settings: EdgeSettings;
  /** Taken from the build unless a test passes one. */
  registry?: RegistrySource;
  bundles?: Bundles;
  send?: (request: Request) => Promise<Response>;
  logger?: FastifyBaseLogger;
  readiness?: Readiness;
  /** The backends and their states; created from the settings by default. */
  backends?: Backends;
  /** Whether the backend is ready; by default asks its `/readyz`. */
  isBackendReady?: () => Promise<boolean>;
  /** What the backend lacks for pages to be shown. */
  backendLacks?: () => readonly string[];
  /** Source of feeds; the backend by default. */
  feeds?: FeedBackend;
  /** Source of the events of players; the backend by default. */
  players?: PlayerBackend;
  /** Aborted when the process is about to end: endless responses are ended then. @spec SRV-1 */
  stopping?: AbortSignal;
  /** A monotonic clock in milliseconds, for what is kept in memory; the process's by default. */
  now?: () => number;
  /** Left out when metrics are off. */
  metrics?: Metrics | undefined;
  /** Serves sources instead of a build: answers for modules before the edge does, and adds to each head. */
  development?: DevelopmentServer;
}

/** Lets another handler answer before the edge does. */
function answerFirst(server: Server, handle: DevelopmentServer['handle']): void {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    handle(request, response, () => handlers.forEach((edge) => edge(request, response))),
  );
}

/** The edge as a Fastify instance, not listening yet. @throws Error when there is no build. */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { settings } = options;
  const app = createWebApp(
    {
      ...(options.logger ? { loggerInstance: options.logger } : { logger: { level: 'warn' } }),
      genReqId: () => randomUUID(),
      trustProxy: settings.isTrusted,
      rewriteUrl: ({ url = '/' }) => decodable(url),
    },
    { headers: HEADERS_OF_ALL, onError: (error) => app.log.error({ err: error }, 'a connection was ended') },
  );
  const backends = options.backends ?? createBackends(settings.backends ?? [settings.backend]);
  const send = options.send ?? backends.send;
  backends.watch();
  app.addHook('onClose', async () => backends.stop());
  const readiness = options.readiness ?? { isReady: true };
  let watch: EdgeWatch = NO_WATCH;
  const report: Report = (name, fields) => {
    watch.countReport(name, fields);
    app.log.warn({ source: 'edge', ...fields }, name);
  };
  const registry = options.registry ?? createRegistry({ dist: settings.dist, report });
  const bundles = options.bundles ?? createBundles({ dist: settings.dist, registry });
  const now = options.now ?? (() => performance.now());
  const { isBackendReady, outageMs } = watchOutage(options.isBackendReady ?? backendProbe(backends), now);
  const hub = createFeedHub(options.feeds ?? feedBackend(backends), { now, outageMs });
  if (options.metrics !== undefined) {
    const sections = () => Object.keys(registry.current().remotes);
    watch = watchEdge(app, { metrics: options.metrics, sections, isBackendReady, backends });
  }
  refuseMalformed(app);
  keepProvenCountry(app, settings.isTrusted);
  addSecurityHeaders(app, settings);
  addGamesOrigin(app, { settings, registry });
  addErrorAnswers(app, { settings });
  const askHost = createAskHost({ settings, bundles, watch, send: withKeptFeeds(send, hub, outageMs) });
  // Before the load guard: a document in memory costs no more than a file.
  const shared = addSharedDocuments(app, {
    settings,
    registry,
    askHost,
    isBackendReady,
    outageMs,
    watch,
    metrics: options.metrics,
    isOff: options.development !== undefined,
    now,
  });
  guardPageLoad(app, {
    settings,
    readiness,
    refusalText: refusalPage(settings),
    isKept: shared.isKept,
    isRendered: shared.isRendered,
    metrics: options.metrics,
  });
  if (options.development !== undefined) answerFirst(app.server, options.development.handle);
  addHealth(app, {
    version: settings.version,
    builtAt: () => registry.current().builtAt,
    readiness,
    isBackendReady,
    hasKept: () => shared.hasKept() || hub.hasKept,
    ...(options.backendLacks && { backendLacks: options.backendLacks }),
  });
  addSiteFiles(app, { registry, brand: settings.brand });
  addBrandFiles(app, settings);
  addAppFiles(app, { settings, registry, send });
  addRobotsAndSitemap(app, { settings, registry, send });
  await addAssets(app, settings);
  const players = new PlayerStreams({ backend: options.players ?? playerBackend(backends), most: settings.mostPlayerStreams });
  watchPlayerStreams(options.metrics, players);
  addFeeds(app, {
    settings,
    readiness,
    hub,
    players,
    stopping: options.stopping,
    metrics: options.metrics,
  });
  await addApiProxy(app, backends);
  addDocuments(app, {
    settings,
    registry,
    askHost,
    shared,
    watch,
    ...(options.development && { development: options.development }),
  });
  return app;
}

/**
 * A url with a broken escape is taken literally, so that it gets the usual 404. A URL that is too long is rejected before routing and not
 * decoded.
 */
export function decodable(url: string): string {
  if (isPathTooLong(url)) return '/';
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

import { readCookie, type DocumentAnswer } from '@touchline/shared-state';
import { MalformedRequest, OverloadError } from '@touchline/shared-serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isApi } from './http/api-proxy.ts';
import { isAsset } from './http/assets.ts';
import { createEncoder, encodingOf } from './http/compress.ts';
import type { EdgeWatch } from './http/edge-metrics.ts';
import { errorAnswer } from './http/error-answer.ts';
import { documentPolicy, makeNonce } from './http/security-headers.ts';
import type { Registry, RegistrySource } from './registry.ts';
import type { SharedDocuments } from './shared-documents/shared-documents.ts';
import { configTrustScript } from './config-trust.ts';
import type { EdgeSettings } from './settings.ts';
import type { AskHost } from './document/ask-host.ts';
import { BUILD_COOKIE, selectBuild } from './document/build-selection.ts';
import { errorPage } from './document/error-page.ts';
import { versionsFor } from './canaries.ts';
import { legalText } from './document/brand-parts.ts';
import { documentStream } from './document/document-stream.ts';
import { pageName, pagePolicy } from './document/page-answer.ts';
import { pageJson, wantsCalls, wantsPageJson } from './document/page-json.ts';
import { publicUrl } from './document/public-url.ts';
import { keepingDocument, overrideBadge, overrideHead } from './document/override-tab.ts';
import { requestedOverrides, handedOverrides, OVERRIDE_COOKIE, withOverrides, type HandedOverrides } from './document/remote-override.ts';

/** Serves sources in development; production has none. */
export interface DevelopmentServer {
  /** Answers requests for modules, or calls `next`. */
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Styles and scripts for the head that hot module replacement needs. */
  head: (nonce: string) => Promise<string>;
}

export interface DocumentDeps {
  settings: EdgeSettings;
  registry: RegistrySource;
  askHost: AskHost;
  /** Documents shared between visitors. */
  shared: SharedDocuments;
  watch: EdgeWatch;
  development?: DevelopmentServer;
}

const BUILD_COOKIE_SECONDS = 365 * 24 * 60 * 60;
const RETRY_AFTER_SECONDS = '30';
/** What a language redirect depends on, so that caches keep the variants apart. */
const VARY_LANGUAGE = 'Accept-Language, Cookie';

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** Answers every request for a page. @spec PL-03 PL-04 SEC-1 REM-8 */
export function addDocuments(app: FastifyInstance, deps: DocumentDeps): void {
  const { settings } = deps;
  app.addHook('onRequest', async (request) => {
    request.raw.setMaxListeners(0);
  });
  app.get('/*', async (request, reply) => {
    const nonce = makeNonce();
    reply.header('cache-control', 'private, no-store');
    reply.header('accept-ch', 'Sec-CH-UA-Mobile, Sec-CH-Prefers-Color-Scheme');
    const url = publicUrl(request);
    const { registry: deployed, setCookie } = versionsFor(deps.registry.current(), { cookie: request.headers.cookie, url });
    if (setCookie !== undefined) reply.header('set-cookie', setCookie);
    const handed = settings.isProduction ? undefined : handedOverrides(readCookie(request.headers.cookie, OVERRIDE_COOKIE), deployed);
    const overrides = handed?.overrides ?? [];
    const registry = withOverrides(deployed, overrides);
    const policy = {
      nonce,
      gamesOrigin: settings.gamesOrigin,
      gameServers: settings.gameServers,
      isDevelopment: deps.development !== undefined,
      overrideOrigins: overrides.map(({ origin }) => origin),
    };
    reply.header('content-security-policy', documentPolicy(policy));
    const requested = settings.isProduction ? undefined : requestedOverrides(url, deployed);
    // The tab stores it; it is removed from the URL, which may be shared.
    if (requested !== undefined) return reply.type('text/html; charset=utf-8').send(keepingDocument(requested, nonce));
    const { build, isChosen } = selectBuild({
      platformType: url.searchParams.get('platform_type'),
      cookie: readCookie(request.headers.cookie, BUILD_COOKIE),
      clientHint: first(request.headers['sec-ch-ua-mobile']),
      userAgent: request.headers['user-agent'],
    });
    if (isChosen)
      reply.header('set-cookie', `${BUILD_COOKIE}=${build}; Max-Age=${BUILD_COOKIE_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax`);
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const drawn = await deps.shared.draw(request);
    if (drawn.document !== undefined) return deps.shared.send(request, reply, drawn.document, drawn.ageMs);
    const answer =
      drawn.answer ??
      (await deps.askHost({
        url,
        build,
        deployed,
        overrides,
        headers: request.headers,
        recordsCalls: wantsCalls(request.headers),
        visitor: {
          cookie: request.headers.cookie,
          userAgent: request.headers['user-agent'],
          acceptLanguage: first(request.headers['accept-language']),
          country: first(request.headers['x-geo-country']),
          forwardedFor: request.ip,
          host: request.host,
          traceId: request.id,
        },
        signal: left.signal,
        log: request.log,
      }));
    return sendAnswer({ request, reply, answer, build, deps, policy, registry, handed });
  });
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  answer: DocumentAnswer;
  build: 'desktop' | 'mobile';
  deps: DocumentDeps;
  policy: Parameters<typeof documentPolicy>[0];
  /** As this tab has it. */
  registry: Registry;
  /** Left out in production. */
  handed: HandedOverrides | undefined;
}

async function sendAnswer({ request, reply, answer, build, deps, policy, registry, handed }: Sending): Promise<FastifyReply> {
  deps.watch.namePage(request, pageName(answer));
  for (const cookie of answer.cookies ?? []) reply.header('set-cookie', cookie);
  if (answer.kind === 'redirect') {
    if (answer.isByLanguage === true) reply.header('vary', VARY_LANGUAGE);
    return reply.code(answer.status).header('location', answer.location).type('text/html; charset=utf-8').send('');
  }
  reply.header('content-security-policy', pagePolicy(policy, answer));
  reply.code(answer.status);
  if (answer.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const encoding = encodingOf(request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (wantsPageJson(request.headers)) {
    const out = createEncoder(encoding);
    out.end(JSON.stringify(await pageJson(answer, registry)));
    return reply.type('application/json; charset=utf-8').send(out);
  }
  reply.type('text/html; charset=utf-8');
  const { nonce } = policy;
  const extraHead =
    configTrustScript(deps.settings.configTrust, nonce) +
    (handed === undefined ? '' : overrideHead(handed, nonce)) +
    ((await deps.development?.head(nonce)) ?? '');
  // It was for this document only; a redirect passes it on.
  if (handed !== undefined && handed.token !== '') reply.header('set-cookie', `${OVERRIDE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`);
  return reply.send(
    documentStream({
      answer,
      nonce,
      build,
      registry,
      brand: deps.settings.brand,
      badge: legalText(deps.settings.brand, answer.lang) + overrideBadge(handed?.overrides ?? [], nonce),
      isProduction: deps.settings.isProduction,
      mode: deps.settings.mode,
      hasPageJson: deps.settings.hasPageJson,
      encoding,
      extraHead,
      isLeft: () => request.raw.destroyed,
      log: request.log,
    }),
  );
}

/** Errors are answered in the format of their path. */
export function addErrorAnswers(app: FastifyInstance, { settings }: Pick<DocumentDeps, 'settings'>): void {
  const page = (reply: FastifyReply, status: number): FastifyReply => {
    const nonce = makeNonce();
    if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply
      .code(status)
      .header('content-security-policy', documentPolicy({ nonce, gamesOrigin: settings.gamesOrigin }))
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(errorPage({ status, nonce, traceId: reply.request.id }));
  };
  const plain = (reply: FastifyReply, status: number): FastifyReply =>
    reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Not found');
  app.setNotFoundHandler((request, reply) => {
    if (isAsset(request.url)) return plain(reply, 404);
    return page(reply, request.method === 'GET' || request.method === 'HEAD' ? 404 : 405);
  });
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (error instanceof OverloadError) reply.header('retry-after', String(error.retryAfterSeconds));
    else if (status >= 500) request.log.error({ err: error }, 'request failed');
    const honest = status >= 400 && status < 600 ? status : 500;
    if (isApi(request.url)) {
      const detail = error instanceof MalformedRequest || error instanceof OverloadError ? error.message : 'The request could not be read.';
      const code = honest < 500 ? 'bad-request' : 'unavailable';
      return reply
        .code(honest)
        .header('cache-control', 'no-store')
        .send(errorAnswer({ status: honest, code, detail, traceId: request.id }));
    }
    return isAsset(request.url) ? plain(reply, honest) : page(reply, honest);
  });
}

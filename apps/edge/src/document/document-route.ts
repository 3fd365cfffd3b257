import { codeOf } from '@touchline/shared-primitives';
import { readCookie, type DocumentAnswer, type DocumentRequest, type PageAnswer, type PageState } from '@touchline/shared-state';
import { MalformedRequest, TooMuch } from '@touchline/shared-serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Duplex } from 'node:stream';
import { isApi } from '../http/api-proxy.ts';
import { isAsset } from '../http/assets.ts';
import { createEncoder, encodingOf, type Encoding } from '../http/compress.ts';
import { createBackendSend } from '../http/backend-send.ts';
import type { EdgeWatch } from '../http/edge-metrics.ts';
import { errorAnswer } from '../http/error-answer.ts';
import { documentPolicy, makeNonce } from '../http/security-headers.ts';
import { dictionaryUrls, manifestsOf, remoteFiles, spokenLanguages, type Registry, type RegistrySource } from '../registry.ts';
import { configTrustScript } from '../config-trust.ts';
import type { EdgeSettings } from '../settings.ts';
import { BUILD_COOKIE, selectBuild } from './build-selection.ts';
import type { Bundles } from './bundles.ts';
import { errorPage } from './error-page.ts';
import { createKeptFiles } from './kept-files.ts';
import { versionsFor } from '../canaries.ts';
import { legalText } from './brand-parts.ts';
import { pageCodeOf, documentHead, documentTail } from './html.ts';
import { pageJson, wantsPageJson } from './page-json.ts';
import { keepingDocument, overrideBadge, overrideHead } from './override-tab.ts';
import { askedOverrides, handedOverrides, OVERRIDE_COOKIE, sectionsBut, withOverrides, type HandedOverrides } from './remote-override.ts';

/** Serves sources in development; production has none. */
export interface DevelopmentServer {
  /** Answers for a module, or passes on. */
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Styles and scripts that a head needs so that modules can be replaced while the page is open. */
  head: (nonce: string) => Promise<string>;
}

export interface DocumentDeps {
  settings: EdgeSettings;
  registry: RegistrySource;
  bundles: Bundles;
  watch: EdgeWatch;
  send?: (request: Request) => Promise<Response>;
  development?: DevelopmentServer;
}

const BUILD_COOKIE_SECONDS = 365 * 24 * 60 * 60;
/** A render that hangs would hold its visitor and its memory. */
const RENDER_WITHIN_MS = 10_000;
const RETRY_AFTER_SECONDS = '30';
/** What a language redirect depends on, so that no cache gives it to somebody else. */
const VARY_LANGUAGE = 'Accept-Language, Cookie';

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The url as the visitor typed it. */
function publicUrl(request: FastifyRequest): URL {
  // Everything behind the host is text of ours or the visitor's; a path with two slashes must not become a host.
  const url = new URL(`${request.protocol}://${request.host}`);
  const [path = '/', search = ''] = splitOnce(request.url, '?');
  url.pathname = path;
  url.search = search;
  return url;
}

function splitOnce(text: string, at: string): string[] {
  const index = text.indexOf(at);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}

/** What the folder of a brand says in the place of the configuration. */
const configOf = (brand: EdgeSettings['brand']): DocumentRequest['brand'] =>
  brand && {
    companyName: brand.name,
    themeColor: brand.themeColor,
    brandBook: Object.entries(brand.tokens).map(([css_prop, css_value]) => ({ css_prop, css_value })),
  };

/** Answers every request for a page. @spec PL-03 PL-04 SEC-1 REM-8 */
export function addDocuments(app: FastifyInstance, deps: DocumentDeps): void {
  const { settings } = deps;
  const kept = createKeptFiles(settings.keptFolder);
  const worn = configOf(settings.brand);
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
      isDevelopment: deps.development !== undefined,
      overrideOrigins: overrides.map(({ origin }) => origin),
    };
    reply.header('content-security-policy', documentPolicy(policy));
    const asked = settings.isProduction ? undefined : askedOverrides(url, deployed);
    // Kept by the tab, and out of the address, which somebody may copy.
    if (asked !== undefined) return reply.type('text/html; charset=utf-8').send(keepingDocument(asked, nonce));
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
    const host = await deps.bundles.host(build);
    const answer = await host.answer({
      url,
      headers: new Headers(
        Object.entries(request.headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)] as [string, string]],
        ),
      ),
      send: createBackendSend({
        backend: settings.backend,
        signal: left.signal,
        visitor: {
          cookie: request.headers.cookie,
          userAgent: request.headers['user-agent'],
          acceptLanguage: first(request.headers['accept-language']),
          country: first(request.headers['x-geo-country']),
          forwardedFor: request.ip,
          host: request.host,
          traceId: request.id,
        },
        ...(deps.send && { send: deps.send }),
      }),
      loadSection: sectionsBut(overrides, (name) => deps.bundles.section(name, deployed)),
      dictionary: (lang, name) => deps.bundles.dictionary(lang, name, deployed),
      languages: spokenLanguages(deployed, settings.isProduction),
      manifests: manifestsOf(deployed),
      kept,
      ...(worn !== undefined && { brand: worn }),
      isProduction: settings.isProduction,
      hasScopes: settings.mode !== 'production',
      sectionBudgetMs: settings.sectionBudgetMs,
      signal: left.signal,
      // A visitor who left ends calls on purpose; that is no news.
      report: (name, fields) => {
        if (left.signal.aborted) return;
        deps.watch.heard(name, fields);
        request.log.warn({ source: 'document', ...fields }, name);
      },
    });
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

/** Section and route of a page, from the manifests; a redirect and a page of the host itself have none. */
const pageName = (answer: DocumentAnswer): string => {
  if (answer.kind === 'redirect') return 'redirect';
  return answer.section === undefined ? 'host' : `${answer.section.name}/${answer.section.routeKey}`;
};

async function sendAnswer({ request, reply, answer, build, deps, policy, registry, handed }: Sending): Promise<FastifyReply> {
  deps.watch.namePage(request, pageName(answer));
  for (const cookie of answer.cookies ?? []) reply.header('set-cookie', cookie);
  if (answer.kind === 'redirect') {
    if (answer.isByLanguage === true) reply.header('vary', VARY_LANGUAGE);
    return reply.code(answer.status).header('location', answer.location).type('text/html; charset=utf-8').send('');
  }
  const { consultantHost, frameOrigin, accountsOrigin, isPwa = false } = answer;
  reply.header('content-security-policy', documentPolicy({ ...policy, consultantHost, frameOrigin, accountsOrigin, isPwa }));
  reply.code(answer.status);
  if (answer.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (wantsPageJson(request.headers)) return reply.type('application/json; charset=utf-8').send(pageJson(answer, registry));
  const encoding = encodingOf(request.headers['accept-encoding']);
  reply.type('text/html; charset=utf-8').header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const { nonce } = policy;
  const extraHead =
    configTrustScript(deps.settings.configTrust, nonce) +
    (handed === undefined ? '' : overrideHead(handed, nonce)) +
    ((await deps.development?.head(nonce)) ?? '');
  // It was for this document; a redirect hands it on.
  if (handed !== undefined && handed.token !== '') reply.header('set-cookie', `${OVERRIDE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`);
  return reply.send(
    documentStream({
      request,
      answer,
      nonce,
      build,
      registry,
      brand: deps.settings.brand,
      badge: legalText(deps.settings.brand, answer.lang) + overrideBadge(handed?.overrides ?? [], nonce),
      isProduction: deps.settings.isProduction,
      encoding,
      extraHead,
    }),
  );
}

/** Head at once, then the rendered page, then the state. A render that fails midway ends the document in a way the browser can recover from. */
function documentStream({
  request,
  answer,
  nonce,
  build,
  registry,
  badge,
  brand,
  isProduction,
  encoding,
  extraHead,
}: Pick<Sending, 'request' | 'build' | 'registry'> & {
  nonce: string;
  badge: string;
  brand: EdgeSettings['brand'];
  answer: PageAnswer;
  isProduction: boolean;
  encoding: Encoding;
  extraHead: string;
}): Duplex {
  const host = registry.host[build];
  const state: PageState = {
    build,
    host: answer.state,
    isProduction,
    builtAt: registry.builtAt,
    languages: spokenLanguages(registry, isProduction),
    messages: Object.fromEntries(
      answer.languages.flatMap((lang) => {
        const urls = dictionaryUrls(registry, lang);
        return urls === undefined ? [] : [[lang, urls]];
      }),
    ),
    remotes: remoteFiles(registry),
  };
  const out = createEncoder(encoding);
  out.write(documentHead({ answer, registry, nonce, host, brand, extraHead }));
  out.flush?.();
  const finish = (): void => {
    clearTimeout(limit);
    out.end(documentTail({ state, nonce, badge, code: pageCodeOf({ answer, registry, host }) }));
  };
  const body = new PassThrough();
  body.on('data', (chunk: Buffer) => {
    if (!out.write(chunk)) {
      body.pause();
      out.once('drain', () => body.resume());
    }
  });
  body.on('end', finish);
  const rendering = answer.stream({
    nonce,
    onShellReady: () => {
      rendering.pipe(body);
    },
    onShellError: (error) => {
      request.log.error({ source: 'document', code: codeOf(error) }, 'render-failed');
      // The browser finds an empty root and draws the page itself.
      finish();
    },
    onError: (error) => {
      if (!request.raw.destroyed) request.log.error({ source: 'document', err: error }, 'render-error');
    },
  });
  const limit = setTimeout(() => rendering.abort(new Error('The render took too long.')), RENDER_WITHIN_MS);
  out.once('close', () => {
    clearTimeout(limit);
    if (!out.writableFinished) rendering.abort(new Error('The visitor left.'));
  });
  return out;
}

/** Whatever goes wrong, an answer has the shape that its path promises. */
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
    if (error instanceof TooMuch) reply.header('retry-after', String(error.retryAfterSeconds));
    else if (status >= 500) request.log.error({ err: error }, 'request failed');
    const honest = status >= 400 && status < 600 ? status : 500;
    if (isApi(request.url)) {
      const detail = error instanceof MalformedRequest || error instanceof TooMuch ? error.message : 'The request could not be read.';
      const code = honest < 500 ? 'bad-request' : 'unavailable';
      return reply
        .code(honest)
        .header('cache-control', 'no-store')
        .send(errorAnswer({ status: honest, code, detail, traceId: request.id }));
    }
    return isAsset(request.url) ? plain(reply, honest) : page(reply, honest);
  });
}

import { codeOf } from '@touchline/shared-primitives';
import type { PageAnswer } from '@touchline/shared-state';
import { isPathTooLong, type Metrics, visitorHost, visitorProtocol } from '@touchline/shared-serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { configTrustScript } from '../config-trust.ts';
import type { AskHost } from '../document/ask-host.ts';
import { legalText } from '../document/brand-parts.ts';
import { documentStream, RENDER_WITHIN_MS } from '../document/document-stream.ts';
import { pageName, pagePolicy } from '../document/page-answer.ts';
import { addressAt, publicUrl } from '../document/public-url.ts';
import { encodingOf } from '../http/compress.ts';
import type { EdgeWatch } from '../http/edge-metrics.ts';
import { makeNonce } from '../http/security-headers.ts';
import type { RegistrySource } from '../registry.ts';
import type { EdgeSettings } from '../settings.ts';
import { joinedBody, type JoinedBody } from './joined-body.ts';
import { createKeptDocuments, type Making } from './kept-documents.ts';
import { sharedQuestion, type SharedQuestion } from './shared-question.ts';

/** A rendered page for everyone with the same question. */
export interface SharedDocument {
  /** Its name in the metrics. */
  page: string;
  /** The policy, split at the nonce. */
  policy: readonly string[];
  body: JoinedBody;
  bytes: number;
}

export interface SharedDocuments {
  /**
   * Renders the document of a request for everyone waiting, if this request is the one to do it.
   *
   * @returns the document; or the host's anonymous answer if it cannot be shared; or neither.
   */
  draw(request: FastifyRequest): Promise<{ document?: SharedDocument; answer?: PageAnswer }>;
  send(request: FastifyRequest, reply: FastifyReply, document: SharedDocument): FastifyReply;
  /** Whether the document of a request is in memory, or will soon be. */
  isKept(request: IncomingMessage): boolean;
}

export interface SharedDocumentsDeps {
  settings: EdgeSettings;
  registry: RegistrySource;
  askHost: AskHost;
  watch: EdgeWatch;
  metrics?: Metrics | undefined;
  /** Off in development, where sources change. */
  isOff?: boolean;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

/** How documents were answered: from memory, from another request's render, rendered, or personal. */
const RESULTS = ['kept', 'together', 'drawn', 'own'] as const;
type Result = (typeof RESULTS)[number];

/**
 * Renders a document once for all visitors who are not signed in and would get the same, and keeps it for a moment. Each response has its
 * own nonce. Responses from memory do not count towards the load limits.
 *
 * @spec SEC-1 SEC-4
 */
export function addSharedDocuments(app: FastifyInstance, deps: SharedDocumentsDeps): SharedDocuments {
  const { settings, registry, watch, metrics, isOff = false, now = () => performance.now() } = deps;
  const mostBytes = isOff ? 0 : settings.sharedDocumentBytes;
  const documents = createKeptDocuments<SharedDocument>({ mostBytes, now });
  const makings = new WeakMap<FastifyRequest, { question: SharedQuestion; making: Making<SharedDocument> }>();
  const counts: Record<Result, number> = { kept: 0, together: 0, drawn: 0, own: 0 };
  metrics?.add(
    {
      kind: 'counter',
      name: 'touchline_documents_total',
      help: 'Requests for documents by how they were answered: from memory, together with others, drawn for others too, or the visitor own one.',
      labels: ['result'],
      read: () => RESULTS.map((result) => ({ labels: { result }, value: counts[result] })),
    },
    {
      kind: 'gauge',
      name: 'touchline_kept_document_bytes',
      help: 'Memory of documents that are kept for other visitors.',
      read: () => [{ value: documents.bytes() }],
    },
  );

  const send: SharedDocuments['send'] = (request, reply, { page, policy, body }) => {
    watch.namePage(request, page);
    const nonce = makeNonce();
    const sent = body.write(nonce, encodingOf(request.headers['accept-encoding']));
    reply.header('cache-control', 'private, no-store');
    reply.header('accept-ch', 'Sec-CH-UA-Mobile, Sec-CH-Prefers-Color-Scheme');
    reply.header('content-security-policy', policy.join(nonce));
    reply.header('vary', 'Accept-Encoding');
    if (sent.encoding !== 'identity') reply.header('content-encoding', sent.encoding);
    return reply.code(200).type('text/html; charset=utf-8').send(sent.body);
  };

  const drawFor = async (question: SharedQuestion, making: Making<SharedDocument>): ReturnType<SharedDocuments['draw']> => {
    try {
      const { document, answer, isKept } = await drawShared(question, deps, app);
      if (document !== undefined) making.brings(document, isKept);
      else making.isOwn();
      return { ...(document !== undefined && { document }), ...(answer !== undefined && { answer }) };
    } finally {
      making.ends();
    }
  };

  const renew = (question: SharedQuestion): void => {
    const making = documents.make(question.key);
    if (making === undefined) return;
    drawFor(question, making).catch((error: unknown) => app.log.warn({ source: 'document', code: codeOf(error) }, 'document-not-renewed'));
  };

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/*') return undefined;
    const question =
      mostBytes === 0
        ? undefined
        : sharedQuestion({
            method: request.method,
            url: publicUrl(request),
            headers: request.headers,
            registry: registry.current(),
            isProduction: settings.isProduction,
          });
    const count = (result: Result): void => void (counts[result] += 1);
    if (question === undefined) return count('own');
    const found = documents.find(question.key);
    if (found.kind === 'own') return count('own');
    if (found.kind === 'kept') {
      count('kept');
      if (found.isOld) renew(question);
      return send(request, reply, found.document);
    }
    if (found.kind === 'under-way') {
      const document = await found.document;
      count(document === undefined ? 'own' : 'together');
      return document === undefined ? undefined : send(request, reply, document);
    }
    const making = documents.make(question.key);
    if (making === undefined) return count('own');
    count('drawn');
    makings.set(request, { question, making });
    // The request may be refused or aborted before it starts rendering.
    reply.raw.once('close', () => void (makings.delete(request) && making.ends()));
    return undefined;
  });

  const isKept: SharedDocuments['isKept'] = (request) => {
    if (mostBytes === 0 || request.method !== 'GET' || isPathTooLong(request.url ?? '')) return false;
    const origin = `${visitorProtocol(request, settings.isTrusted)}://${visitorHost(request, settings.isTrusted)}`;
    if (!URL.canParse(origin)) return false;
    const question = sharedQuestion({
      method: 'GET',
      url: addressAt(origin, request.url ?? '/'),
      headers: request.headers,
      registry: registry.current(),
      isProduction: settings.isProduction,
    });
    const kind = question === undefined ? 'own' : documents.find(question.key).kind;
    return kind === 'kept' || kind === 'under-way';
  };

  return {
    send,
    isKept,
    draw: async (request) => {
      const taken = makings.get(request);
      makings.delete(request);
      return taken === undefined ? {} : drawFor(taken.question, taken.making);
    },
  };
}

/** Asks and renders without a visitor's data. */
async function drawShared(
  { url, build, headers, registry }: SharedQuestion,
  { settings, askHost }: SharedDocumentsDeps,
  { log }: Pick<FastifyInstance, 'log'>,
): Promise<{ document?: SharedDocument; answer?: PageAnswer; isKept: boolean }> {
  const answer = await askHost({
    url,
    build,
    deployed: registry,
    headers,
    visitor: { cookie: headers['cookie'], country: headers['x-geo-country'], host: url.host, traceId: randomUUID() },
    signal: AbortSignal.timeout(RENDER_WITHIN_MS),
    log,
  });
  if (answer.kind === 'redirect' || answer.isPersonal || (answer.cookies ?? []).length > 0) return { isKept: false };
  if (answer.status !== 200) return { answer, isKept: false };
  const nonce = makeNonce();
  let isWhole = answer.section?.isRendered !== false && answer.section?.isLoaded !== false;
  const stream = documentStream({
    answer,
    nonce,
    build,
    registry,
    badge: legalText(settings.brand, answer.lang),
    brand: settings.brand,
    isProduction: settings.isProduction,
    mode: settings.mode,
    hasPageJson: settings.hasPageJson,
    encoding: 'identity',
    extraHead: configTrustScript(settings.configTrust, nonce),
    isLeft: () => false,
    failed: () => (isWhole = false),
    log,
  });
  const body = await joinedBody(await text(stream), nonce);
  const policy = pagePolicy({ nonce, gamesOrigin: settings.gamesOrigin, gameServers: settings.gameServers }, answer).split(nonce);
  return { document: { page: pageName(answer), policy, body, bytes: body.bytes }, isKept: isWhole };
}

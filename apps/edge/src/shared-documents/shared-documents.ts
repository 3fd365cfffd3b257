import { codeOf } from '@touchline/shared-primitives';
import type { PageAnswer } from '@touchline/shared-state';
import { isPathTooLong, type Metrics, visitorHost, visitorProtocol } from '@touchline/shared-serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { AskHost } from '../document/ask-host.ts';
import { addressAt, publicUrl } from '../document/public-url.ts';
import { encodingOf } from '../http/compress.ts';
import type { EdgeWatch } from '../http/edge-metrics.ts';
import { makeNonce } from '../http/security-headers.ts';
import type { RegistrySource } from '../registry.ts';
import type { EdgeSettings } from '../settings.ts';
import { createSharedDrawing, type SharedDocument } from './draw-shared.ts';
import { createKeptDocuments, type Making } from './kept-documents.ts';
import { sharedQuestion, type SharedQuestion } from './shared-question.ts';

interface Drawn {
  document?: SharedDocument;
  answer?: PageAnswer;
  /** Age of a document from before an outage, in milliseconds. */
  ageMs?: number;
}

export interface SharedDocuments {
  /**
   * Renders the document of a request for everyone waiting, if this request is the one to do it.
   *
   * @returns the document; or the host's anonymous answer if it cannot be shared; or neither.
   */
  draw(request: FastifyRequest): Promise<Drawn>;
  /** @param ageMs - age of a document from before an outage. */
  send(request: FastifyRequest, reply: FastifyReply, document: SharedDocument, ageMs?: number): Promise<FastifyReply>;
  /** Whether the document of a request is in memory, or will soon be. */
  isKept(request: IncomingMessage): boolean;
  /** Whether its page is rendered for all zones, or will soon be. */
  isRendered(request: IncomingMessage): boolean;
  /** Whether any document can be answered while the backend is down. */
  hasKept(): boolean;
}

export interface SharedDocumentsDeps {
  settings: EdgeSettings;
  registry: RegistrySource;
  askHost: AskHost;
  isBackendReady: () => Promise<boolean>;
  /** How long the backend has not been ready, in milliseconds; 0 while it is. */
  outageMs: () => Promise<number>;
  watch: EdgeWatch;
  metrics?: Metrics | undefined;
  /** Off in development, where sources change. */
  isOff?: boolean;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

/** Memory of renders that are not yet written for a zone. */
const SHARE_OF_RENDERS = 0.5;
const MS = 1000;
/** During an outage the last document is sent for this long. */
const LASTS_MS = 600_000;
/** A shorter outage may be a late answer of a busy backend; until then pages are rendered. */
const OUTAGE_MS = 5_000;
/**
 * How documents were answered: from memory, from before an outage, from another request's render, from the render for another zone,
 * rendered, or personal.
 */
const RESULTS = ['kept', 'last', 'together', 'zoned', 'drawn', 'own'] as const;
type Result = (typeof RESULTS)[number];

/**
 * Renders a document once for all visitors who are not signed in and would get the same, and keeps it for a moment. Each response has its
 * own nonce. Responses from memory do not count towards the load limits. During an outage of the backend the last document is sent, with its
 * `Age`; its prices become stale with the first poll.
 *
 * @spec SEC-1 SEC-4 REM-10 ODD-5
 */
export function addSharedDocuments(app: FastifyInstance, deps: SharedDocumentsDeps): SharedDocuments {
  const { settings, registry, isBackendReady, outageMs, watch, metrics, isOff = false, now = () => performance.now() } = deps;
  const mostBytes = isOff ? 0 : settings.sharedDocumentBytes;
  const documents = createKeptDocuments<SharedDocument>({ mostBytes: mostBytes * (1 - SHARE_OF_RENDERS), lastsMs: LASTS_MS, now });
  const drawing = createSharedDrawing({ ...deps, log: app.log, mostBytes: mostBytes * SHARE_OF_RENDERS, now });
  const makings = new WeakMap<FastifyRequest, { question: SharedQuestion; making: Making<SharedDocument> }>();
  const counts: Record<Result, number> = { kept: 0, last: 0, together: 0, zoned: 0, drawn: 0, own: 0 };
  const count = (result: Result): void => void (counts[result] += 1);
  metrics?.add(
    {
      kind: 'counter',
      name: 'touchline_documents_total',
      help: 'Requests for documents by how they were answered: from memory, from before an outage, together with others, from the one of another zone, drawn for others too, or the visitor own one.',
      labels: ['result'],
      read: () => RESULTS.map((result) => ({ labels: { result }, value: counts[result] })),
    },
    {
      kind: 'gauge',
      name: 'touchline_kept_document_bytes',
      help: 'Memory of documents that are kept for other visitors.',
      read: () => [{ value: documents.bytes() + drawing.bytes() }],
    },
  );

  const send: SharedDocuments['send'] = async (request, reply, { page, policy, body, etag }, ageMs) => {
    watch.namePage(request, page);
    // Browsers keep no copy, because a nonce is never cached. Crawlers keep texts and ask whether they changed.
    reply.header('cache-control', 'private, no-store');
    reply.header('vary', 'Accept-Encoding');
    reply.header('etag', etag);
    if (ageMs !== undefined) reply.header('age', String(Math.ceil(ageMs / MS)));
    // Without a policy: a copy has the nonce of its policy.
    if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).removeHeader('content-security-policy').send();
    const nonce = makeNonce();
    const sent = await body.write(nonce, encodingOf(request.headers['accept-encoding']));
    reply.header('accept-ch', 'Sec-CH-UA-Mobile, Sec-CH-Prefers-Color-Scheme');
    reply.header('content-security-policy', policy.join(nonce));
    if (sent.encoding !== 'identity') reply.header('content-encoding', sent.encoding);
    return reply.code(200).type('text/html; charset=utf-8').send(sent.body);
  };

  const drawFor = async (question: SharedQuestion, making: Making<SharedDocument>): Promise<Drawn & { isRendered: boolean }> => {
    try {
      const { document, answer, isKept, beganAt, isRendered } = await drawing.draw(question);
      // A page without a ready backend must not replace a better one, nor remove it.
      const isReady = await isBackendReady();
      if (document !== undefined) making.brings(document, isKept && isReady, beganAt);
      else if (isReady) making.isOwn();
      return { ...(document !== undefined && { document }), ...(answer !== undefined && { answer }), isRendered };
    } catch (error) {
      const last = (await isBackendReady()) ? undefined : documents.last(question.key);
      if (last === undefined) throw error;
      return { ...last, isRendered: false };
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
    if (question === undefined) return count('own');
    let found = documents.find(question.key);
    const last = ['none', 'under-way'].includes(found.kind) ? documents.last(question.key) : undefined;
    if (last !== undefined) {
      if ((await outageMs()) > OUTAGE_MS) {
        count('last');
        return send(request, reply, last.document, last.ageMs);
      }
      // Another request may have begun meanwhile.
      found = documents.find(question.key);
    }
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
    makings.set(request, { question, making });
    // The request may be refused or aborted before it starts rendering.
    reply.raw.once('close', () => void (makings.delete(request) && making.ends()));
    return undefined;
  });

  const questionOf = (request: IncomingMessage): SharedQuestion | undefined => {
    if (mostBytes === 0 || request.method !== 'GET' || isPathTooLong(request.url ?? '')) return undefined;
    const origin = `${visitorProtocol(request, settings.isTrusted)}://${visitorHost(request, settings.isTrusted)}`;
    if (!URL.canParse(origin)) return undefined;
    return sharedQuestion({
      method: 'GET',
      url: addressAt(origin, request.url ?? '/'),
      headers: request.headers,
      registry: registry.current(),
      isProduction: settings.isProduction,
    });
  };

  return {
    send,
    isKept: (request) => {
      const question = questionOf(request);
      return question !== undefined && ['kept', 'under-way'].includes(documents.find(question.key).kind);
    },
    isRendered: (request) => {
      const question = questionOf(request);
      return question !== undefined && drawing.isRendered(question);
    },
    hasKept: () => !documents.isEmpty(),
    draw: async (request) => {
      const taken = makings.get(request);
      makings.delete(request);
      if (taken === undefined) return {};
      const { isRendered, ...drawn } = await drawFor(taken.question, taken.making);
      count(drawn.ageMs !== undefined ? 'last' : isRendered ? 'drawn' : 'zoned');
      return drawn;
    },
  };
}

/** Whether the client has the document already. */
const hasTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => `W/${tag.trim().replace(/^W\//, '')}` === etag) ?? false;

import type { PageAnswer } from '@touchline/shared-state';
import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { configTrustScript } from '../config-trust.ts';
import type { AskHost } from '../document/ask-host.ts';
import { legalText } from '../document/brand-parts.ts';
import { documentStream, RENDER_WITHIN_MS } from '../document/document-stream.ts';
import { pageName, pagePolicy } from '../document/page-answer.ts';
import { makeNonce } from '../http/security-headers.ts';
import type { EdgeSettings } from '../settings.ts';
import { joinedBody, type JoinedBody } from './joined-body.ts';
import { createKeptDocuments } from './kept-documents.ts';
import type { SharedQuestion } from './shared-question.ts';

/** A rendered page for everyone with the same question. */
export interface SharedDocument {
  /** Its name in the metrics. */
  page: string;
  /** The policy, split at the nonce. */
  policy: readonly string[];
  /** A weak validator of page and policy without their nonces. */
  etag: string;
  body: JoinedBody;
  /** Its memory. */
  bytes: () => number;
}

/** How a question was answered. */
export interface SharedDrawing {
  /** Absent if it cannot be shared. */
  document?: SharedDocument;
  /** The host's anonymous answer, if that is all. */
  answer?: PageAnswer;
  /** Whether later requests may have the document. */
  isKept: boolean;
  /** When rendering started; a monotonic clock in milliseconds. */
  beganAt: number;
  /** False if it was written from a render for all zones that another question needed too. */
  isRendered: boolean;
}

export interface SharedDrawingDeps {
  settings: EdgeSettings;
  askHost: AskHost;
  log: FastifyBaseLogger;
  /** Memory of renders for all zones. */
  mostBytes: number;
  /** A monotonic clock in milliseconds. */
  now: () => number;
}

/** A page as text, with a random mark in the places of the nonce. */
interface Rendering {
  page: string;
  policy: string;
  mark: string;
  html: string;
  isWhole: boolean;
  forZones: PageAnswer['forZones'];
}

/** One render for all zones. */
interface ZoneRendering {
  inZone: (zone: string) => Promise<SharedDocument>;
  beganAt: number;
  bytes: () => number;
}

/** Faults of a render for all zones are those of the page in each of them, which reports them itself. */
const NO_LOG = { error: () => undefined, warn: () => undefined } as const;

/** Renders pages without a visitor's data: once for all zones if a page depends on its zone by nothing but times. @spec SEC-4 PL-05 */
export function createSharedDrawing(deps: SharedDrawingDeps) {
  const { mostBytes, now } = deps;
  const renderings = createKeptDocuments<ZoneRendering>({ mostBytes, now });

  /** Undefined for a page that needs a render for each zone. */
  const forAnyZone = async (question: SharedQuestion): Promise<{ of: ZoneRendering; isRendered: boolean } | undefined> => {
    const found = renderings.find(question.key);
    if (found.kind === 'own') return undefined;
    if (found.kind === 'kept' && !found.isOld) return { of: found.document, isRendered: false };
    const making = renderings.make(question.key);
    if (making === undefined) {
      // Written from the older render, it would have to be renewed at once.
      const of = await (found.kind === 'kept' ? found.renewal : found.kind === 'under-way' ? found.document : undefined);
      return of && { of, isRendered: false };
    }
    try {
      const beganAt = now();
      const { rendering } = await render(question, deps, true);
      const inZone = rendering?.isWhole === true ? rendering.forZones?.(rendering.html) : undefined;
      if (rendering === undefined || inZone === undefined || inZone === null) {
        making.isOwn();
        return undefined;
      }
      const of = zoneRendering(rendering, inZone, beganAt);
      making.brings(of, true);
      return { of, isRendered: true };
    } finally {
      making.ends();
    }
  };

  return {
    /** Bytes in memory. */
    bytes: renderings.bytes,
    /** Whether a document only has to be written for its zone, or will soon. */
    isRendered: ({ zone }: SharedQuestion): boolean =>
      zone !== undefined && ['kept', 'under-way'].includes(renderings.find(zone.question.key).kind),
    draw: async (question: SharedQuestion): Promise<SharedDrawing> => {
      const { zone } = question;
      const any = zone && (await forAnyZone(zone.question));
      if (zone !== undefined && any !== undefined)
        return { document: await any.of.inZone(zone.name), isKept: true, beganAt: any.of.beganAt, isRendered: any.isRendered };
      const beganAt = now();
      const { rendering, answer } = await render(question, deps);
      return {
        ...(rendering !== undefined && { document: await documentOf(rendering) }),
        ...(answer !== undefined && { answer }),
        ...{ isKept: rendering?.isWhole === true, beganAt, isRendered: true },
      };
    },
  };
}

/** Memory of a text, and of its pieces with the messages of its times. */
const BYTES_OF_CHARACTER = 2;
const BYTES_OF_PIECES = 100_000;

/** A separate function, so that neither the state nor the text of the render stays in memory. */
const zoneRendering = ({ page, policy, mark, html }: Rendering, inZone: (zone: string) => string, beganAt: number): ZoneRendering => {
  const bytes = BYTES_OF_CHARACTER * html.length + BYTES_OF_PIECES;
  return { inZone: (zone) => documentOf({ page, policy, mark, html: inZone(zone) }), beganAt, bytes: () => bytes };
};

async function render(
  { url, build, headers, registry }: SharedQuestion,
  { settings, askHost, log }: SharedDrawingDeps,
  isForAnyZone = false,
): Promise<{ rendering?: Rendering; answer?: PageAnswer }> {
  const answer = await askHost({
    url,
    build,
    deployed: registry,
    headers,
    isForAnyZone,
    visitor: { cookie: headers['cookie'], country: headers['x-geo-country'], host: url.host, traceId: randomUUID() },
    signal: AbortSignal.timeout(RENDER_WITHIN_MS),
    log,
  });
  if (answer.kind === 'redirect' || answer.isPersonal || (answer.cookies ?? []).length > 0) return {};
  if (answer.status !== 200) return { answer };
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
    log: isForAnyZone ? NO_LOG : log,
  });
  const html = await text(stream);
  const policy = pagePolicy({ nonce, gamesOrigin: settings.gamesOrigin, gameServers: settings.gameServers }, answer);
  return { rendering: { page: pageName(answer), policy, mark: nonce, html, isWhole, forZones: answer.forZones } };
}

async function documentOf({ page, policy, mark, html }: Omit<Rendering, 'isWhole' | 'forZones'>): Promise<SharedDocument> {
  const body = await joinedBody(html, mark);
  const pieces = policy.split(mark);
  return {
    page,
    policy: pieces,
    etag: `W/"${crc32(pieces.join(), body.checksum).toString(36)}-${html.length.toString(36)}"`,
    body,
    bytes: body.bytes,
  };
}

import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isGamesOrigin } from './is-games-origin.ts';

/** How every nonce ends: what is compressed behind one may depend on the two characters before it. */
export const NONCE_END = '==';
/** One byte more than a multiple of three, so that two characters fill the end. */
const NONCE_BYTES = 19;

/** 152 random bits, made for one answer. @spec SEC-1 */
export const makeNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');

/**
 * The policy of every HTML answer: only what carries the nonce runs and what it loads; no string becomes markup.
 * Style attributes may be set, because they cannot run script and positions need them.
 *
 * @spec SEC-1
 */
export function documentPolicy({
  nonce,
  gamesOrigin,
  gameServers = [],
  isDevelopment = false,
  consultantHost,
  frameOrigin,
  accountsOrigin,
  isPwa = false,
  overrideOrigins = [],
}: {
  nonce: string;
  gamesOrigin: string;
  /** Origins of game providers that bring pages of their own. */
  gameServers?: readonly string[];
  isDevelopment?: boolean;
  /** A consultant of others, whom the site has configured: no provider's program lives with Trusted Types. @spec SU-01 */
  consultantHost?: string | undefined;
  /** One more origin that this page may frame, and no other page. @spec RT-18 */
  frameOrigin?: string | undefined;
  /** One more origin that the browser may ask for accounts when a person signs in. @spec ID-05 */
  accountsOrigin?: string | undefined;
  /** The page may name the script of its worker, by one policy that makes that address alone. @spec PW-01 */
  isPwa?: boolean;
  /** Of sections that this tab has from elsewhere; outside production, and checked by who gives them. */
  overrideOrigins?: readonly string[];
}): string {
  // A host comes from the configuration; anything else in its place would be a directive of its own.
  const isHost = consultantHost !== undefined && /^(?:\*\.)?[a-z0-9-][a-z0-9.-]*(:\d+)?$/i.test(consultantHost);
  const theirs = isHost ? ` https://${consultantHost}` : '';
  const theirSocket = isHost ? ` wss://${consultantHost}` : '';
  const other = [...new Set(overrideOrigins)].map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${other}`,
    `style-src-elem 'self' 'nonce-${nonce}'${theirs}${other}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${theirs}`,
    `font-src 'self'${theirs}`,
    // In development modules are replaced over a socket, and the overlay of an error is written as markup.
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${theirs}${theirSocket}${originIn(accountsOrigin)}${other}`,
    `frame-src ${[gamesOrigin, ...gameServers].join(' ')}${theirs}${originIn(frameOrigin)}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isDevelopment || isHost ? [] : ["require-trusted-types-for 'script'", `trusted-types ${isPwa ? 'touchline-worker' : "'none'"}`]),
  ].join('; ');
}

/** The origin of an address, behind a space; whatever is no address changes nothing. */
function originIn(address: string | undefined): string {
  const isAddress = address !== undefined && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return isAddress ? ` ${new URL(address).origin}` : '';
}

/** What is not a page must not act as one. */
const OTHER_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** The contract's readable page brings scripts and styles of its own; it is the backend's and holds nobody's data. */
const DOCS_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** @spec SEC-2 */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-frame-options': 'DENY',
};

/** The same for what the site frames from another origin: who may frame it is said by its policy. @spec SEC-3 */
const FRAMED_HEADERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(HEADERS).filter(([name]) => name !== 'x-frame-options')),
  'cross-origin-resource-policy': 'cross-origin',
};

/** What an answer carries that is no page, also one to bytes that never became a request. @spec SEC-2 */
export const HEADERS_OF_ALL: Readonly<Record<string, string>> = { ...HEADERS, 'content-security-policy': OTHER_POLICY };

/** Puts the headers on every answer, errors and proxied ones included. @spec SEC-1 SEC-2 */
export function addSecurityHeaders(app: FastifyInstance, settings: { gamesOrigin: string }): void {
  app.addHook('onSend', async (request, reply) => {
    const headers = isGamesOrigin(request, settings) ? FRAMED_HEADERS : HEADERS;
    for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    if (!reply.hasHeader('content-security-policy')) {
      const isDocs = request.url.startsWith('/docs') && String(reply.getHeader('content-type')).startsWith('text/html');
      reply.header('content-security-policy', isDocs ? DOCS_POLICY : OTHER_POLICY);
    }
  });
}

import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isGamesOrigin } from './is-games-origin.ts';

/** The end of every nonce: the compression after it may depend on its last two characters. */
export const NONCE_END = '==';
/** One byte more than a multiple of three, so that the base64 ends with two padding characters. */
const NONCE_BYTES = 19;

/** A new nonce of 152 random bits. @spec SEC-1 */
export const makeNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');

/**
 * The policy of every HTML response: only scripts with the nonce run, and what they load; Trusted Types forbid markup from strings. Style
 * attributes are allowed: they cannot run script, and positions need them.
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
  /** Origins of game providers that serve their own pages. */
  gameServers?: readonly string[];
  isDevelopment?: boolean;
  /** Host of the configured external consultant, whose program does not support Trusted Types. @spec SU-01 */
  consultantHost?: string | undefined;
  /** One more origin that only this page may frame. @spec RT-18 */
  frameOrigin?: string | undefined;
  /** One more origin that the browser may ask for accounts at sign-in. @spec ID-05 */
  accountsOrigin?: string | undefined;
  /** Allows the page to create its worker's URL, by one policy that allows only that URL. @spec PW-01 */
  isPwa?: boolean;
  /** Origins of sections replaced in this tab; outside production only, validated by the caller. */
  overrideOrigins?: readonly string[];
}): string {
  // The host comes from the configuration; anything else could inject a directive.
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
    // In development, modules are replaced over a socket, and the error overlay is written as markup.
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

/** The origin of a URL, after a space; empty for an invalid URL. */
function originIn(address: string | undefined): string {
  const isAddress = address !== undefined && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return isAddress ? ` ${new URL(address).origin}` : '';
}

/** Anything but a page must not act as one. */
const OTHER_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** The contract's documentation page has its own scripts and styles; it is the backend's and holds no personal data. */
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

/** The same for documents that the site frames from another origin; their policy says who may frame them. @spec SEC-3 */
const FRAMED_HEADERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(HEADERS).filter(([name]) => name !== 'x-frame-options')),
  'cross-origin-resource-policy': 'cross-origin',
};

/** Headers of responses that are no page, including those to malformed bytes. @spec SEC-2 */
export const HEADERS_OF_ALL: Readonly<Record<string, string>> = { ...HEADERS, 'content-security-policy': OTHER_POLICY };

const NOT_MODIFIED = 304;

/** Adds the headers to every response, including errors and proxied ones. @spec SEC-1 SEC-2 */
export function addSecurityHeaders(app: FastifyInstance, settings: { gamesOrigin: string }): void {
  app.addHook('onSend', async (request, reply) => {
    const headers = isGamesOrigin(request, settings) ? FRAMED_HEADERS : HEADERS;
    for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    // Headers of a 304 replace those of the client's copy, whose policy has the nonce of that copy.
    if (reply.statusCode !== NOT_MODIFIED && !reply.hasHeader('content-security-policy')) {
      const isDocs = request.url.startsWith('/docs') && String(reply.getHeader('content-type')).startsWith('text/html');
      reply.header('content-security-policy', isDocs ? DOCS_POLICY : OTHER_POLICY);
    }
  });
}

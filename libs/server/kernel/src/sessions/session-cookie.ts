import type { FastifyReply, FastifyRequest } from 'fastify';

/** The prefix makes browsers require Secure and Path=/ and forbid Domain. @spec AUTH-7 */
export const SESSION_COOKIE = '__Host-tl-session';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';
/** Session cookies are 32 bytes as base64url; anything else is ignored. */
const PAIR = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w-]{43})(?:;|$)`);

export const readSessionCookie = (request: FastifyRequest): string | undefined => PAIR.exec(request.headers.cookie ?? '')?.[1];

/** The cookie of a session as a header. */
export const sessionCookieHeader = (cookie: string): string => `${SESSION_COOKIE}=${cookie}; ${ATTRIBUTES}`;

/** @param maxAgeSeconds - undefined for a cookie that is deleted when the browser closes. */
export function setSessionCookie(reply: FastifyReply, cookie: string, maxAgeSeconds?: number): void {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  reply.header('set-cookie', `${SESSION_COOKIE}=${cookie}; ${ATTRIBUTES}${age}`);
}

export const clearSessionCookie = (reply: FastifyReply): void => setSessionCookie(reply, '', 0);

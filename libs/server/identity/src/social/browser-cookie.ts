import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';

const NAME = '__Host-tl-social';
const PAIR = /(?:^|;\s*)__Host-tl-social=([\w-]{43})(?:;|$)/;
const LIVES_SECONDS = 15 * 60;

const broughtBy = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => PAIR.exec(headers.cookie ?? '')?.[1];

/** What a browser that began to sign in with another site is known by, as it is kept; undefined where it brought nothing. @spec AUTH-14 */
export function browserOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const brought = broughtBy(request);
  return brought === undefined ? undefined : hashOf(brought);
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * Gives the browser a secret, or keeps the one that it has, so that two tabs may sign in beside each other. An answer that another site posts as a form brings no cookie but one that may come from anywhere.
 *
 * @returns what is kept of it.
 */
export function markBrowser(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, isPosted: boolean): string {
  const secret = broughtBy(request) ?? randomBytes(32).toString('base64url');
  const site = isPosted ? 'None' : 'Lax';
  reply.header('set-cookie', `${NAME}=${secret}; Path=/; Max-Age=${LIVES_SECONDS}; HttpOnly; Secure; SameSite=${site}`);
  return hashOf(secret);
}

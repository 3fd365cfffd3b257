import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';

const NAME = '__Host-tl-social';
const PAIR = /(?:^|;\s*)__Host-tl-social=([\w-]{43})(?:;|$)/;
const LIVES_SECONDS = 15 * 60;

const secretOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => PAIR.exec(headers.cookie ?? '')?.[1];

/** Stored form of the cookie that binds a social sign-in to the browser; undefined without the cookie. @spec AUTH-14 */
export function browserOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const secret = secretOf(request);
  return secret === undefined ? undefined : hashOf(secret);
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * Gives the browser a secret, or keeps the existing one so that two tabs can sign in concurrently. For answers posted as a form by a
 * provider the cookie must be `SameSite=None`, because others are not sent with cross-site posts.
 *
 * @returns the stored form of the secret.
 */
export function markBrowser(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, isPosted: boolean): string {
  const secret = secretOf(request) ?? randomBytes(32).toString('base64url');
  const site = isPosted ? 'None' : 'Lax';
  reply.header('set-cookie', `${NAME}=${secret}; Path=/; Max-Age=${LIVES_SECONDS}; HttpOnly; Secure; SameSite=${site}`);
  return hashOf(secret);
}

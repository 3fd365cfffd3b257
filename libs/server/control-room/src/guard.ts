import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'tl-control';
const digest = (text: string) => createHash('sha256').update(text).digest();
const HOSTS = ['localhost', '127.0.0.1'];

export interface AccessGuard {
  /** Whether this is the key printed at start. */
  isKey(text: string): boolean;
  isGranted(request: FastifyRequest): boolean;
  grant(reply: FastifyReply): void;
}

/** @param key - grants full control of the control room. @spec CF-07 */
export function createAccessGuard(key: string): AccessGuard {
  const token = createHash('sha256').update(`control room ${key}`).digest('base64url');
  const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
  return {
    isKey: (text) => isSame(text, key),
    isGranted: ({ headers: { cookie = '' } }) => isSame(new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(cookie)?.[1] ?? '', token),
    grant: (reply) => void reply.header('set-cookie', `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict`),
  };
}

/**
 * Rejects requests whose `Host` is not this machine (DNS rebinding) and state-changing requests from other origins: they must carry this
 * origin in `Origin`.
 *
 * @spec CF-07 AUTH-12
 */
export function rejectForeignRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host = '', origin } = request.headers;
    const isHere = HOSTS.includes(host.replace(/:\d+$/, ''));
    const isOwn = request.method === 'GET' || origin === `http://${host}`;
    if (!isHere || !isOwn)
      return reply.code(403).type('text/plain; charset=utf-8').send('Only pages of the control room itself may do this.');
  });
}

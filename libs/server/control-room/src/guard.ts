import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'tl-control';
const digest = (text: string) => createHash('sha256').update(text).digest();
const HOSTS = ['localhost', '127.0.0.1'];

export interface Door {
  /** Whether this is the key that was printed at start. */
  isKey(text: string): boolean;
  isOpen(request: FastifyRequest): boolean;
  open(reply: FastifyReply): void;
}

/** @param key - whoever knows it may change everything here. @spec CF-07 */
export function createDoor(key: string): Door {
  const token = createHash('sha256').update(`control room ${key}`).digest('base64url');
  const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
  return {
    isKey: (text) => isSame(text, key),
    isOpen: ({ headers: { cookie = '' } }) => isSame(new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(cookie)?.[1] ?? '', token),
    open: (reply) => void reply.header('set-cookie', `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict`),
  };
}

/**
 * Refuses requests by a name that is not this machine's (another site whose name was pointed here), and changes that a page of another
 * origin asks for: what changes something has to name this very origin.
 *
 * @spec CF-07 AUTH-12
 */
export function refuseStrangers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host = '', origin } = request.headers;
    const isHere = HOSTS.includes(host.replace(/:\d+$/, ''));
    const isOwn = request.method === 'GET' || origin === `http://${host}`;
    if (!isHere || !isOwn)
      return reply.code(403).type('text/plain; charset=utf-8').send('Only pages of the control room itself may do this.');
  });
}

import type { Session, SetLimit, Visit } from '@touchline/server-kernel';
import type { FastifyRequest } from 'fastify';
import { termsUpdatedAt } from './player-routes.ts';
import { overrideOf, switchesOf } from './switches.ts';

type Asked = Pick<FastifyRequest, 'headers'>;

/** Services without which no money moves, and where each of them is. */
export const MONEY_WAITS_FOR = {
  block: '/blocks-api/api/v2/block',
  limits: '/limit-service-api/api/external/web/v3/limits',
  'reality-check': '/web-api/api/web/user/v1/reality-check',
} as const;

/** The first service that says nothing although money waits for it. They live in this process, so only a test can silence one. */
const silentService = (request: Asked): string | null =>
  Object.entries(MONEY_WAITS_FOR).find(([, url]) => overrideOf({ headers: request.headers, url }) !== undefined)?.[0] ?? null;

/** Limits of the player: nobody has set one yet outside tests. @spec RG-03 */
export const playerLimits = (request: Asked): readonly SetLimit[] => switchesOf(request).playerLimits ?? [];

/** What the site says about a visit in which money is to move; the gate decides on it. @spec GRD-6 GD-05 ID-18 */
export const visitOf = (request: Asked, session: Pick<Session, 'id'>): Visit => ({
  sessionId: session.id,
  isBlocked: switchesOf(request).block?.displayTypeId === 1,
  silentService: silentService(request),
  termsUpdatedAt: termsUpdatedAt(request),
  limits: playerLimits(request),
});

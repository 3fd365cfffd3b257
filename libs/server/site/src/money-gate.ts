import type { Session, SetLimit, Visit } from '@touchline/server-kernel';
import { FAIL_MODES, type Dependency } from '@touchline/shared-contract';
import type { FastifyRequest } from 'fastify';
import { termsUpdatedAt } from './player-routes.ts';
import { overrideOf, switchesOf } from './switches.ts';

type Asked = Pick<FastifyRequest, 'headers'>;

/** Services that are asked before money moves, and where each of them is. */
const PATHS: Readonly<Partial<Record<Dependency, string>>> = {
  block: '/blocks-api/api/v2/block',
  limits: '/limit-service-api/api/external/web/v3/limits',
  'reality-check': '/web-api/api/web/user/v1/reality-check',
};

/** The first service that says nothing although money waits for it. They live in this process, so only a test can silence one. */
const silentService = (request: Asked): string | null =>
  Object.entries(PATHS).find(
    ([name, url]) => FAIL_MODES[name as Dependency].money === 'closed' && overrideOf({ headers: request.headers, url }) !== undefined,
  )?.[0] ?? null;

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

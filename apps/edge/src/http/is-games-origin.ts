import type { FastifyRequest } from 'fastify';
import type { EdgeSettings } from '../settings.ts';

/** Whether a request is for the games origin. */
export const isGamesOrigin = (request: Pick<FastifyRequest, 'host'>, { gamesOrigin }: Pick<EdgeSettings, 'gamesOrigin'>): boolean =>
  request.host === new URL(gamesOrigin).host;

import { areOffersPaused } from '@touchline/responsible-gaming-rules';
import { activityContract } from '@touchline/responsible-gaming-contract/schemas';
import type { Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { UTC } from '@touchline/shared-primitives/calendar';
import type { FastifyInstance } from 'fastify';
import { activityOf } from './activity.ts';
import { readMarkers } from './markers.ts';
import { selectedCurrencyOf } from './selected-account.ts';

/** A player's activity statement and signs of harm, visible to that player only. */
export function activityRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'now' | 'failedDeposits' | 'atStake'>,
  options: ServeOptions,
): void {
  const { db, now } = services;
  serve(app, activityContract.statement, options, async ({ session: { userId }, query: { period = 'day', zone = UTC } }) =>
    activityOf(services, { userId, unit: await selectedCurrencyOf(db, userId), period, zone, nowMs: now() }),
  );
  serve(app, activityContract.markers, options, async ({ session: { userId } }) => {
    const { markers, zone } = await readMarkers(services, userId, now());
    return { markers, areOffersPaused: areOffersPaused(markers), zone };
  });
}

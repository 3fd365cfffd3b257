import type { CasinoTournament } from '@touchline/casino-contract';
import { casinoContract } from '@touchline/casino-contract/schemas';
import { Refusal, type Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance } from 'fastify';
import { type Edition, editionOf, editionsAround, stateOf, TOURNAMENTS } from './editions.ts';
import { joinEdition, offersOf, takeBonus } from './my-offers.ts';
import { playerNumber, standingsOf } from './standings.ts';

const FRESH = 'public, max-age=10';
const SHOWN_PLACES = 50;
const seconds = (ms: number): number => Math.floor(ms / 1000);

async function tournamentOf(db: Queryable, edition: Edition, nowMs: number): Promise<CasinoTournament> {
  const { models, prizes } = TOURNAMENTS[edition.id];
  const [row] = await db.query<{ players: number }>(
    'select count(*)::int as players from casino_entries where edition = $1 and left_at is null',
    [edition.edition],
  );
  const { id, edition: name, startsAt, endsAt } = edition;
  return {
    ...{ id, edition: name, models, prizes },
    state: stateOf(edition, nowMs),
    startsAt: seconds(startsAt),
    endsAt: seconds(endsAt),
    players: row?.players ?? 0,
  };
}

/** Routes of casino tournaments and bonuses. @spec CS-03 CS-07 RT-19 */
export function offerRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'now' | 'ownLimits'>, options: ServeOptions): void {
  const { db, now } = services;
  serve(app, casinoContract.tournaments, options, async ({ reply }) => {
    reply.header('cache-control', FRESH);
    const nowMs = now();
    return { tournaments: await Promise.all(editionsAround(nowMs).map((edition) => tournamentOf(db, edition, nowMs))) };
  });
  serve(app, casinoContract.tournament, options, async ({ params, reply }) => {
    reply.header('cache-control', FRESH);
    const nowMs = now();
    const edition = editionOf(params.tournamentId, nowMs);
    if (edition === null) throw new Refusal(404, 'not-found', { field: 'tournamentId', detail: 'There is no such tournament' });
    const places = await standingsOf(db, edition, SHOWN_PLACES);
    return {
      tournament: await tournamentOf(db, edition, nowMs),
      standings: places.map(({ place, score, user_id }) => ({ place, score, player: playerNumber(edition.edition, user_id) })),
    };
  });
  serve(app, casinoContract.offers, options, ({ session }) => offersOf(services, session.userId));
  serve(app, casinoContract.joinTournament, options, async ({ session: { userId }, body }) => {
    await joinEdition(services, userId, body);
    return offersOf(services, userId);
  });
  serve(app, casinoContract.takeBonus, options, async ({ session: { userId }, body }) => {
    await takeBonus(services, userId, body);
    return offersOf(services, userId);
  });
}

import type { ContentDocument } from '@touchline/content-contract';
import { rewardContract } from '@touchline/content-contract/schemas';
import { Refusal, type Services, type Session } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { holdOf } from '@touchline/server-kernel/ledger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Library } from '../documents/library.ts';
import { type ReaderServices, readerOfPlayer } from '../reader.ts';
import { buyWithPoints, pointsOf } from './points.ts';
import { joinPromotion, readProgress } from './progress.ts';

type RewardServices = ReaderServices & Pick<Services, 'house' | 'risks'>;

/** Promotions and points of a player. Players who are excluded or on a break can neither join nor buy. @spec PI-01 PI-02 LIM-5 */
export function rewardRoutes(app: FastifyInstance, services: RewardServices, options: ServeOptions, library: () => Library): void {
  const { db, now } = services;
  const refuseExcluded = async (request: FastifyRequest, session: Session) => {
    // Before the reader, whose refusal names a self-exclusion.
    if ((await holdOf(db, session.userId, now())) !== null)
      throw new Refusal(403, 'account-restricted', { detail: 'This account gets no rewards' });
    const reader = await readerOfPlayer(services, request, session, 'en');
    if (reader.isExcluded) throw new Refusal(403, 'self-excluded', { detail: 'Not during a break or self-exclusion' });
    return reader;
  };
  /** @throws Refusal 404 if the promotion does not exist or is not offered to this player. */
  const promotionFor = async (request: FastifyRequest, session: Session, slug: string): Promise<ContentDocument> => {
    const found = library().find('promotion', slug, await refuseExcluded(request, session));
    if (found === undefined) throw new Refusal(404, 'not-found', { detail: 'There is no such promotion' });
    return found;
  };

  serve(app, rewardContract.progress, options, async ({ params: { slug }, session, request }) => {
    const promotion = await promotionFor(request, session, slug);
    return db.transaction(async (tx) => ({ ...(await readProgress(tx, promotion, { userId: session.userId, nowMs: now() })) }) as never);
  });
  serve(app, rewardContract.join, options, async ({ params: { slug }, session, request }) => {
    const promotion = await promotionFor(request, session, slug);
    return db.transaction(async (tx) => ({ ...(await joinPromotion(tx, promotion, { userId: session.userId, nowMs: now() })) }) as never);
  });
  serve(app, rewardContract.points, options, async ({ session }) => (await pointsOf(db, services, session.userId)) as never);
  serve(app, rewardContract.buy, options, async ({ body, session, request }) => {
    await refuseExcluded(request, session);
    return (await db.transaction((tx) => buyWithPoints(tx, services, { ...body, userId: session.userId }))) as never;
  });
}

import type { LimitsAnswer } from '@touchline/responsible-gaming-contract';
import { limitsContract } from '@touchline/responsible-gaming-contract/schemas';
import { type Queryable, serve, type ServeOptions, type Services } from '@touchline/server-kernel';
import type { FastifyInstance } from 'fastify';
import { decideChange, setLimits } from './change-limits.ts';
import { limitViews } from './limit-views.ts';
import { mainAccountOf } from './main-account.ts';
import { availableLimit, OFFERED, REASONS } from './offered.ts';

/** The limit service. @spec RG-04 */
export function limitRoutes(app: FastifyInstance, { db, now }: Pick<Services, 'db' | 'now'>, options: ServeOptions): void {
  const viewsOf = async (tx: Queryable, userId: number) => limitViews(tx, userId, { nowMs: now(), unit: await mainAccountOf(tx, userId) });
  /** Changes limits and answers with all of them, in one transaction. */
  const change = (userId: number, work: (tx: Queryable) => Promise<void>): Promise<LimitsAnswer> =>
    db.transaction(async (tx) => {
      await work(tx);
      return { status: 'ok', questions: [], tokenGuid: null, limitsData: await viewsOf(tx, userId) };
    });

  serve(app, limitsContract.limits, options, ({ session }) => viewsOf(db, session.userId));
  serve(app, limitsContract.available, options, async ({ session }) => {
    const unit = await mainAccountOf(db, session.userId);
    return OFFERED.map((limitType) => availableLimit(limitType, unit));
  });
  serve(app, limitsContract.reasons, options, async () => REASONS.map((reason) => ({ ...reason })));
  serve(app, limitsContract.set, options, ({ session: { userId }, body }) =>
    change(userId, async (tx) => setLimits(tx, { userId, nowMs: now(), unit: await mainAccountOf(tx, userId) }, body.limits)),
  );
  serve(app, limitsContract.action, options, ({ session: { userId }, body }) =>
    change(userId, (tx) => decideChange(tx, { userId, nowMs: now() }, body)),
  );
  serve(app, limitsContract.cancel, options, ({ session: { userId }, query }) =>
    change(userId, (tx) => decideChange(tx, { userId, nowMs: now() }, { id: query.id, action: 'reject' })),
  );
}

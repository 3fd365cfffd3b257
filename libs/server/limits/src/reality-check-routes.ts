import { limitsContract, realityCheckContract } from '@touchline/responsible-gaming-contract/schemas';
import { endSession, lockPlayer, type Queryable, serve, type ServeOptions, type Services } from '@touchline/server-kernel';
import type { FastifyInstance } from 'fastify';
import { setLimits } from './change-limits.ts';
import { keptLimits } from './kept-limits.ts';
import { mainAccountOf } from './main-account.ts';
import { playLeft } from './play-time.ts';
import { answerCheck, realityCheckOf } from './reality-check.ts';

const CHECK_TYPE = 32;
const MS_PER_SECOND = 1000;

/** The session that is played: its time and its reality checks. @spec RG-11 RG-12 */
export function realityCheckRoutes(app: FastifyInstance, { db, now }: Pick<Services, 'db' | 'now'>, options: ServeOptions): void {
  const checkOf = async (tx: Queryable, userId: number) => {
    const unit = await mainAccountOf(tx, userId);
    return realityCheckOf(tx, { userId, accountId: unit.accountId, nowMs: now(), unit });
  };

  /** A check that is never shown again is a looser limit, and waits like one. @spec LIM-9 */
  const dropCheck = async (tx: Queryable, userId: number) => {
    const isSet = (await keptLimits(tx, userId)).some(({ limit }) => limit.limitType === CHECK_TYPE && limit.pending === null);
    if (isSet)
      await setLimits(tx, { userId, nowMs: now(), unit: await mainAccountOf(tx, userId) }, [{ limitType: CHECK_TYPE, limitValue: null }]);
  };

  serve(app, limitsContract.ping, options, async ({ session: { userId } }) => {
    const left = await playLeft(db, userId, now());
    const { dueInSeconds } = await checkOf(db, userId);
    return { sessionSecondsLeft: left === null ? null : Math.floor(left / MS_PER_SECOND), checkDueInSeconds: dueInSeconds };
  });
  serve(app, realityCheckContract.realityCheck, options, ({ session: { userId } }) => checkOf(db, userId));
  serve(app, realityCheckContract.answerCheck, options, async ({ session: { id, userId }, body }) => {
    await db.transaction(async (tx) => {
      await lockPlayer(tx, userId);
      await answerCheck(tx, userId, now());
      if (body.action === 'log_out') await endSession(tx, id, now());
    });
    // Refused on its own: the answer counts whatever becomes of this wish.
    if (body.do_not_show_again === true) await db.transaction((tx) => dropCheck(tx, userId));
    return checkOf(db, userId);
  });
}

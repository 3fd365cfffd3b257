import { atLimitService, LIMIT_SERVICE_PATHS } from '@touchline/responsible-gaming-contract';
import { limitsContract, realityCheckContract } from '@touchline/responsible-gaming-contract/schemas';
import { endSession, type Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { type Language, languageOf, serve, type ServeOptions } from '@touchline/server-kernel/http';
import { lockPlayer } from '@touchline/server-kernel/ledger';
import type { FastifyInstance } from 'fastify';
import { setLimits } from './change-limits.ts';
import { keptLimits } from './kept-limits.ts';
import type { LimitParts } from './limit-routes.ts';
import { playLeft } from './play-time.ts';
import { answerCheck, checkDueIn, realityCheckOf } from './reality-check.ts';
import { selectedCurrencyOf } from './selected-account.ts';
import { confirmIn, excludedUntil } from './waiting.ts';

const CHECK_TYPE = 32;
const MS_PER_SECOND = 1000;

/** The current session of play: its duration and reality checks. @spec RG-11 RG-12 */
export function realityCheckRoutes(
  app: FastifyInstance,
  { atStake, bounds, db, now, settingsOf }: LimitParts & Pick<Services, 'atStake'>,
  options: ServeOptions,
): void {
  const checkOf = async (userId: number) =>
    realityCheckOf({ db, atStake }, { userId, nowMs: now(), unit: await selectedCurrencyOf(db, userId) });

  /** Disabling the check loosens a limit, so it waits like any looser value. @spec LIM-9 */
  const dropCheck = async (tx: Queryable, userId: number, language: Language) => {
    const isSet = (await keptLimits(tx, userId)).some(({ limit }) => limit.limitType === CHECK_TYPE && limit.pending === null);
    const [unit, settings] = [await selectedCurrencyOf(tx, userId), await settingsOf(tx, userId)];
    if (isSet)
      await setLimits(tx, { bounds, userId, nowMs: now(), unit, language, settings }, [{ limitType: CHECK_TYPE, limitValue: null }]);
  };

  for (const base of LIMIT_SERVICE_PATHS)
    serve(app, atLimitService(limitsContract.ping, base), options, async ({ session: { userId } }) => {
      const nowMs = now();
      const left = await playLeft(db, userId, nowMs);
      return {
        sessionSecondsLeft: left === null ? null : Math.floor(left / MS_PER_SECOND),
        checkDueInSeconds: await checkDueIn(db, userId, nowMs),
        confirmInSeconds: await confirmIn(db, userId, nowMs),
        excludedUntil: await excludedUntil(db, userId, nowMs),
      };
    });
  serve(app, realityCheckContract.realityCheck, options, ({ session: { userId } }) => checkOf(userId));
  serve(app, realityCheckContract.answerCheck, options, async ({ session: { id, userId }, body, request }) => {
    await db.transaction(async (tx) => {
      await lockPlayer(tx, userId);
      await answerCheck(tx, userId, now());
      if (body.action === 'log_out') await endSession(tx, id, now());
    });
    // In a separate transaction, so that the answer counts even if this request is rejected.
    if (body.do_not_show_again === true) await db.transaction((tx) => dropCheck(tx, userId, languageOf(request)));
    return checkOf(userId);
  });
}

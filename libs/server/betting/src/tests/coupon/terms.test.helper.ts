import type { TestPlayer } from '@touchline/server-kernel/testing';
import { setSwitches } from '@touchline/server-kernel';
import type { Db } from '@touchline/server-kernel/db';
import type { SetLimit } from '@touchline/server-kernel/ledger';
import type * as z from 'zod/mini';
import type { BookedCoupon } from '@touchline/betting-contract';
import { type CouponSwitches, placeSeen, see, settleGames } from '../../testing.ts';
import { type Placement, placingOn } from './place.test.helper.ts';

/** Places coupons by quote. Tests choose the terms of the house; without bonus and boost by default. */
export function sellingOn(engine: Db['engine']) {
  const on: Placement = placingOn(engine);
  const sell = (coupon: z.infer<typeof CouponSwitches>, config: Record<string, unknown> = {}) => setSwitches('', { coupon, config });
  /** Sets these limits for every player; without bonus and boost. */
  const limited = (playerLimits: readonly SetLimit[]) =>
    setSwitches('', { coupon: { hyperBonus: null, expressBoost: null }, playerLimits });

  beforeEach(() => sell({ hyperBonus: null, expressBoost: null }));
  afterAll(() => setSwitches('', {}));

  return {
    on,
    sell,
    limited,
    games: (...coefs: number[]) => coefs.map((coef) => on.aGame({ coef })),
    place: async (wish: Parameters<typeof see>[2], player: TestPlayer = on.player) =>
      placeSeen(on.test, player, await see(on.test, player, wish)),
    finish: async (gameIds: readonly number[], main: [number, number] = [1, 0], more = {}) => {
      for (const gameId of gameIds) on.test.prices.finish(gameId, { main, periods: [[0, 0], main], ...more });
      await settleGames(on.test.services, gameIds);
    },
    read: async (couponId: number) => (await on.test.get(on.player.token, `/web-api/coupon/${couponId}`)).json<BookedCoupon>(),
    houseOf: async (name: string) =>
      (await on.test.db.query<{ balance: number }>('select balance from accounts where house_name = $1', [name]))[0]?.balance ?? 0,
  };
}

import type { CouponToPlace, PlaceAnswer } from '@touchline/betting-contract';
import type { Db } from '@touchline/server-kernel/db';
import { type ModuleBackend, NOON, startBackend, type TestBackend, type TestPlayer } from '@touchline/server-kernel/testing';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { randomUUID } from 'node:crypto';
import { openQuoteSeal } from '../coupon/quote-seal.ts';
import type { BettingServices } from '../coupon/services.ts';
import { bettingAt } from '../module.ts';
import { type ScriptedPrices, scriptedPrices } from './scripted-prices.ts';

/** Start of scripted games, in seconds: an hour after the first moment of the clock. */
export const KICK_OFF = NOON / 1000 + 3600;

/** Accepts placements without a quote, so that a test need not ask for one. */
export const WITHOUT_QUOTES = { ...TEST_ENV, TOUCHLINE_QUOTES: 'optional' } as const;

/** A backend that takes bets, with scripted prices. */
export interface BettingBackend extends TestBackend {
  services: BettingServices;
  prices: ScriptedPrices;
  coupon(player: TestPlayer, more: Partial<CouponToPlace>): CouponToPlace;
  place(player: TestPlayer, coupon: CouponToPlace): Promise<PlaceAnswer>;
}

/** Adds placements to a backend whose betting module has these prices. */
export async function withCoupons<B extends TestBackend>(backend: B, prices: ScriptedPrices): Promise<B & BettingBackend> {
  const { post, services } = backend;
  return {
    ...backend,
    services: { ...services, prices, quotes: await openQuoteSeal(backend.db) },
    prices,
    coupon: (player, changes) => ({
      id: randomUUID(),
      accountId: player.accountId,
      userId: player.userId,
      amount: 1000,
      bets: [],
      changeCoefAction: 2,
      coef: changes.bets?.[0]?.coef ?? 1000,
      coefByView: '2.1',
      coefViewId: 0,
      exactCoef: '2.1',
      isDropOnScoreChange: false,
      refId: 1,
      typeId: 0,
      ...changes,
    }),
    place: async (player, coupon) => {
      const response = await post(player.token, '/web-api/coupon/place', coupon);
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
      return response.json<PlaceAnswer>();
    },
  };
}

/** Starts the kernel with the betting module. @param make - default: the module with scripted prices */
export async function startBetting(
  engine: Db['engine'],
  { env = WITHOUT_QUOTES, make }: { env?: NodeJS.ProcessEnv; make?: ReturnType<typeof bettingAt> } = {},
): Promise<ModuleBackend & BettingBackend> {
  const prices = scriptedPrices(KICK_OFF);
  return withCoupons(await startBackend({ modules: [make ?? bettingAt(prices)], engine, env }), prices);
}

/** @throws Error if a placement was rejected. */
export function accepted(answer: PlaceAnswer): Extract<PlaceAnswer, { status: 'accepted' }> {
  if (answer.status !== 'accepted') throw new Error(`rejected: ${answer.reason}`);
  return answer;
}

/** @throws Error if a placement was accepted. */
export function rejected(answer: PlaceAnswer): Extract<PlaceAnswer, { status: 'rejected' }> {
  if (answer.status !== 'rejected') throw new Error('accepted');
  return answer;
}

import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { PriceControls } from '../coupon/engine-prices.ts';
import { lockPlayer, post } from '../ledger/ledger.ts';
import { reconcile } from '../ledger/reconcile.ts';
import type { Services } from '../services.ts';

export interface TestControls {
  services: Services;
  /** Moves the server's clock. */
  setOffset: (offsetMs: number) => void;
  prices: PriceControls;
}

const ClockBody = z.strictObject({ offsetMs: z.int() });
const MintBody = z.strictObject({ accountId: z.int(), amount: z.int().check(z.minimum(1)) });
const CoefBody = z.strictObject({ outcomeId: z.int(), coef: z.nullable(z.int().check(z.minimum(1000))) });
const SuspendBody = z.strictObject({ gameId: z.int(), isSuspended: z.boolean() });

/** Controls that exist in tests only: the caller registers them when `TOUCHLINE_TEST` is 1, and never else. */
export function testControls(app: FastifyInstance, { services, setOffset, prices }: TestControls): void {
  const { db, house, now } = services;
  let mints = 0;

  app.post('/__test/clock', async (request) => {
    setOffset(ClockBody.parse(request.body).offsetMs);
    return { now: now() };
  });
  app.post('/__test/mint', async (request) => {
    const { accountId, amount } = MintBody.parse(request.body);
    return db.transaction(async (tx) => {
      const [account] = await tx.query<{ user_id: number; currency_iso: string }>(
        'select user_id, currency_iso from accounts where id = $1',
        [accountId],
      );
      if (account === undefined) throw new Error(`no account ${accountId}`);
      await lockPlayer(tx, account.user_id);
      const entries = [
        { accountId, amount },
        { accountId: house.grants(account.currency_iso), amount: -amount },
      ];
      const balances = await post(tx, { kind: 'grant', ref: `mint:${process.pid}:${now()}:${(mints += 1)}`, at: now(), entries });
      return { balance: balances.get(accountId) };
    });
  });
  app.post('/__test/coef', async (request) => {
    const { outcomeId, coef } = CoefBody.parse(request.body);
    prices.setCoef(outcomeId, coef);
    return { outcomeId, coef };
  });
  app.post('/__test/suspend', async (request) => {
    const { gameId, isSuspended } = SuspendBody.parse(request.body);
    prices.setSuspended(gameId, isSuspended);
    return { gameId, isSuspended };
  });
  app.get('/__test/reconcile', async () => reconcile(db));
}

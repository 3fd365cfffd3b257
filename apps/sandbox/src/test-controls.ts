import { PRODUCTS } from './products.ts';
import { type BettingServices, voidCoupon } from '@touchline/server-betting';
import type { Engine } from '@touchline/server-engine';
import { grant, lockPlayer, reconcile, Refusal } from '@touchline/server-kernel';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

export interface TestControls {
  services: BettingServices;
  /** Moves the server's clock. */
  setOffset: (offsetMs: number) => void;
  engine: Pick<Engine, 'setCoef' | 'setSuspended' | 'endGame'>;
}

const ClockBody = z.strictObject({ offsetMs: z.int() });
const MintBody = z.strictObject({ accountId: z.int(), amount: z.int().check(z.minimum(1)) });
const CoefBody = z.strictObject({ outcomeId: z.int(), coef: z.nullable(z.int().check(z.minimum(1000))) });
const EndBody = z.strictObject({ gameId: z.int() });
const VoidBody = z.strictObject({ couponId: z.int() });
const SuspendBody = z.strictObject({ gameId: z.int(), isSuspended: z.boolean() });

/** @throws Refusal 400, which names the field: a control that is asked for nonsense is a mistake of the test, not a failure of the sandbox. */
function read<T extends z.ZodMiniType>(type: T, body: unknown): z.infer<T> {
  const { success, data, error } = type.safeParse(body);
  if (success) return data;
  const field = error.issues[0]?.path.join('.') ?? '';
  throw new Refusal(400, 'bad-request', { detail: 'A field is missing or wrong', ...(field !== '' && { field }) });
}

/** Controls that exist in tests only: the caller registers them when `TOUCHLINE_TEST` is 1, and never else. */
export function testControls(app: FastifyInstance, { services, setOffset, engine }: TestControls): void {
  const { db, house, now } = services;
  let mints = 0;

  app.post('/__test/clock', async (request) => {
    setOffset(read(ClockBody, request.body).offsetMs);
    return { now: now() };
  });
  app.post('/__test/mint', async (request) => {
    const { accountId, amount } = read(MintBody, request.body);
    return db.transaction(async (tx) => {
      const [account] = await tx.query<{ user_id: number; currency_iso: string }>(
        'select user_id, currency_iso from accounts where id = $1',
        [accountId],
      );
      if (account === undefined) throw new Refusal(404, 'not-found', { detail: 'No such account' });
      await lockPlayer(tx, account.user_id);
      const { user_id: userId, currency_iso: currencyIso } = account;
      const ref = `${process.pid}:${now()}:${(mints += 1)}`;
      return { balance: await grant(tx, house, 'mint', { ref, userId, accountId, currencyIso, amount, at: now() }) };
    });
  });
  app.post('/__test/coef', async (request) => {
    const { outcomeId, coef } = read(CoefBody, request.body);
    engine.setCoef(outcomeId, coef);
    return { outcomeId, coef };
  });
  app.post('/__test/suspend', async (request) => {
    const { gameId, isSuspended } = read(SuspendBody, request.body);
    if (!engine.setSuspended(gameId, isSuspended)) throw new Refusal(404, 'not-found', { detail: 'No such game' });
    return { gameId, isSuspended };
  });
  app.post('/__test/end', async (request) => {
    const { gameId } = read(EndBody, request.body);
    if (!engine.endGame(gameId)) throw new Refusal(404, 'not-found', { detail: 'No such game' });
    return { gameId };
  });
  app.post('/__test/void', async (request) => {
    const { couponId } = read(VoidBody, request.body);
    return { couponId, isChanged: await voidCoupon(services, couponId) };
  });
  app.get('/__test/reconcile', async () => reconcile(db, PRODUCTS));
}

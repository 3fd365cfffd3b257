import type { RoundAnswer, RoundRefusal } from '@touchline/casino-game-contract';
import { cycleOf, type GameModel, rulesOf } from '@touchline/casino-game-math';
import { Refusal, type Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { type Decided, type WagerContext, stakeRefusal } from '@touchline/server-kernel/ledger';
import { forgetFailures, requireWorking } from '../closures.ts';
import { drawNow } from '../draws/draws.ts';
import { playForJackpot } from '../jackpots.ts';
import { takeNonce } from '../seeds.ts';
import { stakesIn } from '../stakes.ts';
import { keepStake, writeMoves } from './settle-round.ts';
import { readRound, replay, viewOf } from './round-row.ts';
import { waitingRound } from './waiting-round.ts';

export interface OpenBody {
  id: string;
  model: string;
  game?: number | undefined;
  accountId: number;
  amount: number;
  choice: Readonly<Record<string, unknown>>;
}

export const rejected = (answer: Omit<RoundRefusal, 'status'>): Decided => ({
  answer: JSON.stringify({ status: 'rejected', ...answer } satisfies RoundAnswer),
  isAccepted: false,
});

/** Current balance of the account. */
export async function balanceOf({ tx }: Pick<WagerContext, 'tx'>, accountId: number): Promise<number> {
  const [row] = await tx.query<{ balance: number }>('select balance from accounts where id = $1', [accountId]);
  return row?.balance ?? 0;
}

/**
 * Milliseconds until the player may start a round of a game or roll again, counted from the last round of any game that they started, or
 * from the last roll in any of their rounds.
 *
 * @spec CS-02
 */
export async function waitOf(db: Queryable, { userId, nowMs }: { userId: number; nowMs: number }, model: GameModel): Promise<number> {
  const [last] = await db.query<{ at: number | null }>(
    `select greatest(
       (select opened_at from game_rounds where user_id = $1 order by id desc limit 1),
       (select max(rolled_at) from game_rounds where user_id = $1 and rolled_at is not null)) as at`,
    [userId],
  );
  return last?.at == null ? 0 : Math.max(0, last.at + cycleOf(model) - nowMs);
}

/** @param waitMs - milliseconds until the next round or roll */
export const tooFast = (waitMs: number): Refusal =>
  new Refusal(429, 'too-fast', {
    detail: 'The next round cannot start yet',
    retryAfterSeconds: Math.ceil(waitMs / 1000),
    more: { waitMs },
  });

/** Enforces the minimum game cycle. @throws Refusal 429 with the time to wait; nothing is stored under the id */
async function requireCycle(context: WagerContext, model: GameModel): Promise<void> {
  const waitMs = await waitOf(context.tx, context, model);
  if (waitMs > 0) throw tooFast(waitMs);
}

/** Services of a round, and the check of each stake against the pace of the player's session. */
export interface RoundParts extends Pick<Services, 'house'> {
  pace: (context: WagerContext, amount: number) => Promise<void>;
}

/** Checks, stakes and plays a round up to the player's first move, in the transaction that locks the player. @spec CS-02 CS-05 BET-9 */
export async function openRound(context: WagerContext, { house, pace }: RoundParts, model: GameModel, body: OpenBody): Promise<Decided> {
  const { tx, userId, nowMs, account } = context;
  if (account === undefined) return rejected({ reason: 'wrong-account' });
  const { min, max } = stakesIn(account.currencyIso, model);
  if (body.amount < min || body.amount > max) return rejected({ reason: 'stake-out-of-range' });
  const waiting = await waitingRound(tx, { house, nowMs }, { userId, model: model.id });
  if (waiting !== undefined) return rejected({ reason: 'round-open', round: waiting.id });
  const refusal = stakeRefusal({ amount: body.amount, prepaid: 0 }, { account, limits: context.limits });
  if (refusal?.reason === 'limit-reached') return rejected(refusal);
  if (refusal?.reason === 'not-enough-money') return rejected(refusal);
  if (refusal !== null) return rejected({ reason: refusal.reason });
  await requireCycle(context, model);
  await pace(context, body.amount);
  const failures = await requireWorking(tx, model.id);

  const draw = model.isShared ? await drawNow(tx, model, nowMs) : null;
  const { seedId, nonce } = await takeNonce(tx, { userId, nowMs });
  const [inserted] = await tx.query<{ id: number }>(
    `insert into game_rounds
       (user_id, account_id, currency_iso, model, game, seed_id, nonce, amount, choice, staked, status, opened_at, draw_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, 'open', $10, $11) returning id`,
    [
      ...[userId, account.id, account.currencyIso, model.id, body.game ?? null, seedId, nonce, body.amount],
      ...[JSON.stringify(body.choice), nowMs, draw?.id ?? null],
    ],
  );
  const row = inserted && (await readRound(tx, inserted.id));
  if (row === undefined) throw new Error('no round was written');
  await context.take([{ ref: await keepStake(tx, row.id, body.amount), amount: body.amount }]);
  const played = replay(row);
  if (failures > 0) await forgetFailures(tx, model.id);
  const written = draw === null && played.isOver ? await writeMoves(tx, { house, nowMs }, row, { moves: [], played }) : row;
  const now = await playForJackpot(tx, { house, nowMs }, written, played);
  return { answer: JSON.stringify(viewOf(now, await balanceOf(context, account.id), nowMs, played)), isAccepted: true };
}

/** Validates an untrusted bet by the rules of its model. */
export const acceptsBet = (model: GameModel, { amount, choice }: Pick<OpenBody, 'amount' | 'choice'>): boolean =>
  rulesOf(model.id).accepts({ amount, choice });

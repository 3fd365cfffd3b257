import type { DebitBody, WalletAnswer } from '@touchline/casino-game-contract/wallet';
import { cycleOf, modelOf, stakeRange } from '@touchline/casino-game-math';
import { currencyOf, Refusal } from '@touchline/server-kernel';
import { type Queryable, SqlState, sqlStateOf } from '@touchline/server-kernel/db';
import {
  type Decided,
  type GamePace,
  intentIdOf,
  type WagerContext,
  stakeRefusal,
  takePace,
  type Visit,
  type Wager,
} from '@touchline/server-kernel/ledger';
import { roundOfName, type ServedRound, stakesOf } from '../rounds.ts';
import { type GameVisit, isOver } from '../visits.ts';
import { refused } from './answers.ts';
import { idReused } from './once.ts';

interface DebitRequest {
  provider: string;
  visit: GameVisit;
  body: DebitBody;
  /** What the player's session may stake in games within a minute. */
  pace: GamePace;
}

const decided = (answer: WalletAnswer): Decided => ({ answer: JSON.stringify(answer), isAccepted: answer.status === 'accepted' });

/** Rejects a transaction name that was used for a result, a rollback or another stake. @throws Refusal 422 */
async function requireNewName(tx: Queryable, { provider, body: { transaction } }: DebitRequest): Promise<void> {
  const used = await tx.query(
    `select 1 from wallet_answers where provider = $1 and name = $2 union all select 1 from wallet_stakes where provider = $1 and name = $2`,
    [provider, transaction],
  );
  if (used.length > 0) throw idReused();
}

const isCancelled = async (tx: Queryable, { provider, body: { transaction } }: DebitRequest): Promise<boolean> =>
  (await tx.query('select 1 from wallet_cancelled where provider = $1 and name = $2', [provider, transaction])).length > 0;

/** Enforces the minimum game cycle, regardless of the provider. @throws Refusal 429 @spec CS-02 */
async function requireCycle(context: WagerContext, { visit }: DebitRequest): Promise<void> {
  const model = modelOf(visit.model);
  const [last] = await context.tx.query<{ opened_at: number }>(
    'select opened_at from wallet_rounds where user_id = $1 order by id desc limit 1',
    [context.userId],
  );
  const waitMs = last === undefined || model === undefined ? 0 : last.opened_at + cycleOf(model) - context.nowMs;
  if (waitMs <= 0) return;
  throw new Refusal(429, 'too-fast', {
    detail: 'The next round cannot start yet',
    retryAfterSeconds: Math.ceil(waitMs / 1000),
    more: { waitMs },
  });
}

async function newRound(context: WagerContext, { provider, visit, body }: DebitRequest): Promise<number> {
  const [row] = await context.tx.query<{ id: number }>(
    `insert into wallet_rounds (provider, name, user_id, account_id, currency_iso, game, model, status, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'open', $8) returning id`,
    [provider, body.round, context.userId, visit.account_id, body.currencyIso, visit.game, visit.model, context.nowMs],
  );
  if (row === undefined) throw new Error('no round was written');
  return row.id;
}

/** @throws Refusal 422 if the round belongs to another player or game */
function requireOwn(round: ServedRound | undefined, { visit }: DebitRequest): void {
  if (round === undefined || (round.user_id === visit.user_id && round.game === visit.game)) return;
  throw new Refusal(422, 'id-reused', { detail: 'This round was another one before', field: 'round' });
}

/** Decides on a stake and takes it, in the transaction that locks the player. @spec CS-02 BET-9 RG-16 */
async function decide(context: WagerContext, request: DebitRequest): Promise<Decided> {
  const { tx, account, limits } = context;
  const { provider, visit, body } = request;
  if (account === undefined) throw new Error(`visit of account ${visit.account_id} that is not the player's`);
  const { balance } = account;
  await requireNewName(tx, request);
  if (await isCancelled(tx, request)) return decided(refused('rolled-back', balance));
  if (account.currencyIso !== body.currencyIso) return decided(refused('wrong-currency', balance));
  const model = modelOf(visit.model);
  const { min, max } = model === undefined ? { min: 1, max: 0 } : stakeRange(model, currencyOf(account.currencyIso).unit);
  if (body.amount < min || body.amount > max) return decided(refused('stake-out-of-range', balance));
  const round = await roundOfName(tx, provider, body.round);
  requireOwn(round, request);
  if (round !== undefined && round.status !== 'open') return decided(refused('round-over', balance));
  const refusal = stakeRefusal({ amount: body.amount, prepaid: 0 }, { account, limits });
  if (refusal?.reason === 'limit-reached')
    return decided({ status: 'refused', reason: 'limit-reached', balance, limit: { ...refusal.limit } });
  if (refusal !== null) return decided(refused('not-enough-money', balance));
  if (round === undefined) await requireCycle(context, request);
  await takePace(context, { sessionId: visit.session_id, amount: body.amount }, request.pace);

  const id = round?.id ?? (await newRound(context, request));
  const count = (await stakesOf(tx, id)).length;
  const ref = count === 0 ? String(id) : `${id}-${count + 1}`;
  await tx.query('insert into wallet_stakes (ref, round_id, provider, name, staked) values ($1, $2, $3, $4, $5)', [
    ...[ref, id, provider, body.transaction, body.amount],
  ]);
  await tx.query('update wallet_rounds set staked = staked + $2 where id = $1', [id, body.amount]);
  const left = await context.take([{ ref, amount: body.amount }]);
  return decided({ status: 'accepted', round: id, balance: left });
}

/**
 * Takes a stake through the gate, exactly once per provider and transaction.
 *
 * @returns the answer as text
 * @throws Refusal of the gate, 429 too-fast and stakes-too-fast, 422 id-reused; nothing is stored then
 * @spec CS-02 BET-1 BET-6 BET-9
 */
export async function debit(wager: Wager, request: DebitRequest, visit: Visit, nowMs: number): Promise<string> {
  const { provider, visit: own, body } = request;
  // An ended visit counts as signed out; a repeated stake still gets its stored answer.
  const sessionId = isOver(own, nowMs) ? 0 : own.session_id;
  const { token: _, ...intent } = body;
  try {
    return await wager.stake(
      {
        userId: own.user_id,
        id: intentIdOf(`${provider}/${body.transaction}`),
        body: { provider, ...intent },
        accountId: own.account_id,
        visit: { ...visit, sessionId },
      },
      { pending: () => '', decide: (context) => decide(context, request) },
    );
  } catch (error) {
    // Concurrent use of the same name for another player, whose lock is a different one.
    if (sqlStateOf(error) === SqlState.UniqueViolation) throw idReused();
    throw error;
  }
}

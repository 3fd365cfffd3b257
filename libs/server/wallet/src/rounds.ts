import type { ServedRound as ShownRound } from '@touchline/casino-game-contract';
import type { Queryable } from '@touchline/server-kernel/db';
import { type House, pay } from '@touchline/server-kernel/ledger';
import { creditKind, SERVED } from './product.ts';

/** A stored round of a provider; minor units. */
export interface ServedRound {
  id: number;
  provider: string;
  user_id: number;
  account_id: number;
  currency_iso: string;
  game: number;
  model: string;
  status: 'open' | 'settled' | 'void';
  staked: number;
  returned: number;
  credits: number;
  opened_at: number;
}

interface KeptStake {
  ref: string;
  name: string;
  staked: number;
  is_back: boolean;
}

interface At {
  house: House;
  nowMs: number;
}

const COLUMNS = 'id, provider, user_id, account_id, currency_iso, game, model, status, staked, returned, credits, opened_at';

/** A round by the provider's name for it. */
export async function roundOfName(tx: Queryable, provider: string, name: string): Promise<ServedRound | undefined> {
  const [round] = await tx.query<ServedRound>(`select ${COLUMNS} from wallet_rounds where provider = $1 and name = $2`, [provider, name]);
  return round;
}

export async function roundOfId(tx: Queryable, id: number): Promise<ServedRound | undefined> {
  const [round] = await tx.query<ServedRound>(`select ${COLUMNS} from wallet_rounds where id = $1`, [id]);
  return round;
}

/** A player's rounds before an id, newest first, as shown on the site. @spec CS-05 SEC-10 */
export const readServedRounds = (
  db: Queryable,
  { userId, game, before, count }: { userId: number; game: number | null; before: number | null; count: number },
): Promise<ShownRound[]> =>
  db.query<ShownRound>(
    `select id as round, game, status, staked, returned, currency_iso as "currencyIso", opened_at as "openedAt", settled_at as "settledAt"
     from wallet_rounds where user_id = $1 and ($2::bigint is null or game = $2) and ($3::bigint is null or id < $3)
     order by id desc limit $4`,
    [userId, game, before, count],
  );

export const stakesOf = (tx: Queryable, round: number): Promise<KeptStake[]> =>
  tx.query<KeptStake>('select ref, name, staked, is_back from wallet_stakes where round_id = $1 order by length(ref), ref', [round]);

/** Ends a round; it becomes void if all its stakes were returned. */
export async function endRound(tx: Queryable, round: number, status: 'settled' | 'void', nowMs: number): Promise<void> {
  await tx.query('update wallet_rounds set status = $2, settled_at = $3 where id = $1', [round, status, nowMs]);
}

/** Pays a result to the account that staked. Call with the player locked. @spec BET-9 */
export async function creditRound(tx: Queryable, { house, nowMs }: At, { id, credits }: ServedRound, amount: number): Promise<void> {
  if (amount === 0) return;
  const [stake] = (await stakesOf(tx, id)).filter((each) => !each.is_back);
  if (stake === undefined) throw new Error(`round ${id} has no stake to pay for`);
  await tx.query('update wallet_rounds set returned = returned + $2, credits = credits + 1 where id = $1', [id, amount]);
  await tx.query('update wallet_stakes set returned = returned + $2 where ref = $1', [stake.ref, amount]);
  await pay(tx, { product: SERVED, house }, { kind: creditKind(credits + 1), ref: stake.ref, amount, at: nowMs });
}

/** Returns one stake; the round becomes void if none is left. Call with the player locked. @spec BET-9 */
export async function refundStake(tx: Queryable, { house, nowMs }: At, round: number, { ref, staked }: KeptStake): Promise<void> {
  await tx.query('update wallet_stakes set returned = staked, is_back = true where ref = $1', [ref]);
  await tx.query('update wallet_rounds set staked = staked - $2 where id = $1', [round, staked]);
  await pay(tx, { product: SERVED, house }, { kind: 'refund', ref, amount: staked, at: nowMs });
  if ((await stakesOf(tx, round)).every((each) => each.is_back)) await endRound(tx, round, 'void', nowMs);
}

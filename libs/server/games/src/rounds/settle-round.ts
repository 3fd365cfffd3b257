import type { Played } from '@touchline/casino-game-math';
import type { Queryable } from '@touchline/server-kernel/db';
import { type House, pay } from '@touchline/server-kernel/ledger';
import { countFailure } from '../closures.ts';
import { ROUND } from '../product.ts';
import type { RoundFault, RoundRow } from './round-row.ts';

const LONGEST_FAULT = 200;

export const refOf = (round: number, stake = 1): string => (stake === 1 ? String(round) : `${round}-${stake}`);

/** Stores a stake in the game's tables. @returns its reference in the ledger */
export async function keepStake(tx: Queryable, round: number, amount: number): Promise<string> {
  const [row] = await tx.query<{ count: number }>('select count(*)::bigint as count from game_stakes where round_id = $1', [round]);
  const ref = refOf(round, (row?.count ?? 0) + 1);
  await tx.query('insert into game_stakes (ref, round_id, staked) values ($1, $2, $3)', [ref, round, amount]);
  return ref;
}

/**
 * Stores moves and settles the round if they end it, paying its return once. Call with the player locked.
 *
 * @returns the updated round.
 */
export async function writeMoves(
  tx: Queryable,
  { house, nowMs }: { house: House; nowMs: number },
  row: RoundRow,
  { moves, played }: { moves: readonly string[]; played: Played },
): Promise<RoundRow> {
  const status = played.isOver ? ('settled' as const) : ('open' as const);
  const settledAt = played.isOver ? nowMs : null;
  const { staked, returned } = played;
  const rolledAt = moves.at(-1) === 'roll' ? nowMs : row.rolled_at;
  await tx.query(
    'update game_rounds set moves = $2, staked = $3, returned = $4, status = $5, settled_at = $6, rolled_at = $7 where id = $1',
    [row.id, JSON.stringify(moves), staked, returned, status, settledAt, rolledAt],
  );
  if (returned > 0) {
    await tx.query('update game_stakes set returned = $2 where ref = $1', [refOf(row.id), returned]);
    await pay(tx, { product: ROUND, house }, { kind: 'win', ref: refOf(row.id), amount: returned, at: nowMs });
  }
  return { ...row, moves: JSON.stringify(moves), staked, returned, status, settled_at: settledAt, rolled_at: rolledAt };
}

/** Refunds all stakes of a round whose outcome is undecided or cannot be computed. Call with the player locked. */
export async function refundRound(tx: Queryable, { house, nowMs }: { house: House; nowMs: number }, row: RoundRow): Promise<void> {
  await tx.query(`update game_rounds set status = 'refunded', returned = staked, settled_at = $2 where id = $1`, [row.id, nowMs]);
  const stakes = await tx.query<{ ref: string; staked: number }>('select ref, staked from game_stakes where round_id = $1 order by ref', [
    row.id,
  ]);
  for (const { ref, staked } of stakes) {
    await tx.query('update game_stakes set returned = staked where ref = $1', [ref]);
    await pay(tx, { product: ROUND, house }, { kind: 'refund', ref, amount: staked, at: nowMs });
  }
}

/**
 * Voids an open round whose result cannot be computed: refunds all stakes and lists the round for the operator. Call with the player
 * locked.
 *
 * @returns the updated round.
 * @spec CS-05 BET-8
 */
export async function voidRound(tx: Queryable, at: { house: House; nowMs: number }, row: RoundRow, reason: RoundFault): Promise<RoundRow> {
  const fault = reason.message.slice(0, LONGEST_FAULT);
  await refundRound(tx, at, row);
  await countFailure(tx, { model: row.model, nowMs: at.nowMs }, reason);
  await tx.query('update game_rounds set fault = $2 where id = $1', [row.id, fault]);
  return { ...row, status: 'refunded', returned: row.staked, settled_at: at.nowMs, fault };
}

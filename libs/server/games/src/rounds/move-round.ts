import type { RoundView } from '@touchline/casino-game-contract';
import { climbOf, modelOf, type Played, stakeOfMove } from '@touchline/casino-game-math';
import { Refusal, type Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { type Decided, lockPlayer, type WagerContext, stakeRefusal } from '@touchline/server-kernel/ledger';
import { advanceByClock } from './advance.ts';
import { exitOf, leavableFrom } from './exits.ts';
import { stakesIn } from '../stakes.ts';
import { balanceOf, rejected, type RoundParts, tooFast, waitOf } from './open-round.ts';
import { movesOf, readRound, replay, RoundFault, type RoundRow, viewOf } from './round-row.ts';
import { keepStake, voidRound, writeMoves } from './settle-round.ts';

export interface MoveBody {
  /** Number of earlier moves; makes a repeated request idempotent. */
  at: number;
  move: string;
}

/** A move with the time at which the first request of its id arrived, in milliseconds; only a cash-out of a climb has one. */
export interface TimedBody extends MoveBody {
  arrivedAt?: number | undefined;
}

const notFound = () => new Refusal(404, 'not-found', { detail: 'No such round' });
const notOffered = () => new Refusal(409, 'move-not-offered', { detail: 'The round does not offer this move now' });

/** A round of this player. @throws Refusal 404 */
export async function ownRound(db: Queryable, userId: number, id: number): Promise<RoundRow> {
  const row = await readRound(db, id);
  if (row === undefined || row.user_id !== userId) throw notFound();
  return row;
}

/** The additional stake of a move; null if the move was already made. @throws Refusal 409 for a move that is not offered */
export function costOf(row: RoundRow, { at, move }: MoveBody): number | null {
  const made = movesOf(row);
  if (made[at] === move) return null;
  if (row.status !== 'open' || at !== made.length) throw notOffered();
  const stake = stakeOfMove(replay(row).moves, move);
  if (stake === null) throw notOffered();
  return stake;
}

/**
 * Whether a move requires an additional stake; false if the round cannot be computed.
 *
 * @throws Refusal 409 for a move that is not offered
 */
export function needsStake(row: RoundRow, body: MoveBody): boolean {
  if (isTimed(row) || row.status !== 'open') return false;
  try {
    return (costOf(row, body) ?? 0) > 0;
  } catch (error) {
    if (error instanceof RoundFault) return false;
    throw error;
  }
}

/** Climbs and bets on shared draws advance by the clock; `check` asks for their state. */
const isTimed = ({ model, closes_at }: Pick<RoundRow, 'model' | 'closes_at'>): boolean => climbOf(model) !== null || closes_at !== null;

/** Whether a move of a round that advances by the clock cashes it out. */
export const isExit = (row: RoundRow, { move }: MoveBody): boolean => climbOf(row.model) !== null && move.startsWith('cash');

/**
 * Advances by the server's clock alone; the height in `check` and `cash` is ignored. A cash-out that arrived too early stays refused when it
 * is repeated.
 */
async function moveByClock(tx: Queryable, services: Pick<Services, 'house' | 'now'>, row: RoundRow, body: TimedBody): Promise<RoundRow> {
  const isTaken = isExit(row, body);
  if (!isTaken && !body.move.startsWith('check')) throw notOffered();
  const nowMs = services.now();
  if (isTaken && (body.arrivedAt ?? nowMs) < (leavableFrom(row) ?? 0)) throw notOffered();
  if (row.status !== 'open') return row;
  const advanced = advanceByClock(row, nowMs, await exitOf(tx, row));
  if (advanced === null) return row;
  return writeMoves(tx, { house: services.house, nowMs }, row, advanced);
}

/** The move that draws again in a round of several rolls. */
const ROLL = 'roll';

/** A roll is a game cycle like the start of a round of any game. @throws Refusal 429 with the time to wait @spec CS-02 */
async function requireRollCycle(tx: Queryable, row: RoundRow, { move }: MoveBody, nowMs: number): Promise<void> {
  const model = modelOf(row.model);
  if (move !== ROLL || model === undefined) return;
  const waitMs = await waitOf(tx, { userId: row.user_id, nowMs }, model);
  if (waitMs > 0) throw tooFast(waitMs);
}

/** The largest bet on one place of a table of several rolls, minor units. */
const largestBet = ({ scene }: Played): number => (scene.kind === 'craps' ? Math.max(0, ...scene.bets.map(({ amount }) => amount)) : 0);

interface Moved {
  row: RoundRow;
  played?: Played;
}

/** @throws RoundFault if the result cannot be computed, before anything is written */
async function moved(tx: Queryable, services: Pick<Services, 'house' | 'now'>, row: RoundRow, body: TimedBody): Promise<Moved> {
  if (isTimed(row)) return { row: await moveByClock(tx, services, row, body) };
  if (costOf(row, body) === null) return { row };
  await requireRollCycle(tx, row, body, services.now());
  const moves = [...movesOf(row), body.move];
  const played = replay(row, moves);
  return { row: await writeMoves(tx, { house: services.house, nowMs: services.now() }, row, { moves, played }), played };
}

/**
 * Makes a move without an additional stake. Bypasses the gate, because a round that is already staked may always be finished.
 *
 * @spec CS-05
 */
export async function makeMove(
  tx: Queryable,
  services: Pick<Services, 'house' | 'now'>,
  { userId, round }: { userId: number; round: number },
  body: TimedBody,
): Promise<RoundView> {
  await lockPlayer(tx, userId);
  const row = await ownRound(tx, userId, round);
  const nowMs = services.now();
  let now: Moved;
  try {
    now = await moved(tx, services, row, body);
  } catch (error) {
    if (!(error instanceof RoundFault) || row.status !== 'open') throw error;
    now = { row: await voidRound(tx, { house: services.house, nowMs }, row, error) };
  }
  return viewOf(now.row, await balanceOf({ tx }, row.account_id), nowMs, now.played);
}

/** Makes a move with an additional stake, through the gate. @spec CS-05 BET-9 */
export async function stakeMove(context: WagerContext, { house, pace }: RoundParts, round: number, body: MoveBody): Promise<Decided> {
  const { tx, userId, nowMs, account } = context;
  if (account === undefined) return rejected({ reason: 'wrong-account' });
  const row = await ownRound(tx, userId, round);
  const amount = costOf(row, body);
  if (amount === null) return { answer: JSON.stringify(viewOf(row, account.balance, nowMs)), isAccepted: true };
  const refusal = stakeRefusal({ amount, prepaid: 0 }, { account, limits: context.limits });
  if (refusal?.reason === 'limit-reached' || refusal?.reason === 'not-enough-money') return rejected(refusal);
  if (refusal !== null) return rejected({ reason: refusal.reason });
  const moves = [...movesOf(row), body.move];
  let played: Played;
  try {
    played = replay(row, moves);
  } catch (error) {
    if (!(error instanceof RoundFault)) throw error;
    const voided = await voidRound(tx, { house, nowMs }, row, error);
    return { answer: JSON.stringify(viewOf(voided, await balanceOf(context, account.id), nowMs)), isAccepted: true };
  }
  const model = modelOf(row.model);
  if (model !== undefined && largestBet(played) > stakesIn(row.currency_iso, model).max) return rejected({ reason: 'stake-out-of-range' });
  await pace(context, amount);
  await context.take([{ ref: await keepStake(tx, row.id, amount), amount }]);
  const now = await writeMoves(tx, { house, nowMs }, row, { moves, played });
  return { answer: JSON.stringify(viewOf(now, await balanceOf(context, account.id), nowMs, played)), isAccepted: true };
}

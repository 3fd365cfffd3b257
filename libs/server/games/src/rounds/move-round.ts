import type { RoundView } from '@touchline/casino-game-contract';
import type { Played } from '@touchline/casino-game-math';
import { type Decided, lockPlayer, type Queryable, Refusal, type Seat, type Services, stakeRefusal } from '@touchline/server-kernel';
import { byClock } from './advance.ts';
import { balanceOf, rejected } from './open-round.ts';
import { movesOf, readRound, replay, type RoundRow, viewOf } from './round-row.ts';
import { keepStake, writeMoves } from './settle-round.ts';

export interface MoveBody {
  /** How many moves were made before it. */
  at: number;
  move: string;
}

const notFound = () => new Refusal(404, 'not-found', { detail: 'No such round' });
const notOffered = () => new Refusal(409, 'move-not-offered', { detail: 'The round does not offer this move now' });

/** A round of this player. @throws Refusal 404 */
export async function ownRound(db: Queryable, userId: number, id: number): Promise<RoundRow> {
  const row = await readRound(db, id);
  if (row === undefined || row.user_id !== userId) throw notFound();
  return row;
}

/** What a move needs on top of what is staked; null when it was made before. @throws Refusal 409 for a move that is not offered */
export function costOf(row: RoundRow, { at, move }: MoveBody): number | null {
  const made = movesOf(row);
  if (made[at] === move) return null;
  if (row.status !== 'open' || at !== made.length) throw notOffered();
  const offered = replay(row).moves.find(({ name }) => name === move);
  if (offered === undefined) throw notOffered();
  return offered.stake;
}

/** A climb and a bet on a shared draw: `check` asks how they stand. */
export const isTimed = ({ model, closes_at }: Pick<RoundRow, 'model' | 'closes_at'>): boolean => model === 'crash' || closes_at !== null;

/** Such a round moves by the server's clock alone: `check` and `cash` carry no height that counts. */
async function moveByClock(tx: Queryable, services: Pick<Services, 'house' | 'now'>, row: RoundRow, { move }: MoveBody): Promise<RoundRow> {
  const isTaken = move.startsWith('cash');
  if (!isTaken && !move.startsWith('check')) throw notOffered();
  if (row.status !== 'open') return row;
  const nowMs = services.now();
  const advanced = byClock(row, nowMs, isTaken);
  if (advanced === null) {
    if (isTaken) throw notOffered();
    return row;
  }
  return writeMoves(tx, { house: services.house, nowMs }, row, advanced);
}

/** A move that costs nothing: the stake is taken already, so nothing forbids to finish the round. @spec CS-05 */
export async function makeMove(
  tx: Queryable,
  services: Pick<Services, 'house' | 'now'>,
  { userId, round }: { userId: number; round: number },
  body: MoveBody,
): Promise<RoundView> {
  await lockPlayer(tx, userId);
  const row = await ownRound(tx, userId, round);
  let now = row;
  let played: Played | undefined;
  if (isTimed(row)) now = await moveByClock(tx, services, row, body);
  else if (costOf(row, body) !== null) {
    const moves = [...movesOf(row), body.move];
    played = replay(row, moves);
    now = await writeMoves(tx, { house: services.house, nowMs: services.now() }, row, { moves, played });
  }
  return viewOf(now, await balanceOf({ tx }, row.account_id), played ?? replay(now));
}

/** A move that stakes more, through the gate. @spec CS-05 BET-9 */
export async function stakeMove(seat: Seat, { house }: Pick<Services, 'house'>, round: number, body: MoveBody): Promise<Decided> {
  const { tx, userId, nowMs, account } = seat;
  if (account === undefined) return rejected({ reason: 'wrong-account' });
  const row = await ownRound(tx, userId, round);
  const amount = costOf(row, body);
  if (amount === null) return { answer: JSON.stringify(viewOf(row, account.balance)), isAccepted: true };
  const refusal = stakeRefusal({ amount, prepaid: 0 }, { account, limits: seat.limits });
  if (refusal?.reason === 'limit-reached' || refusal?.reason === 'not-enough-money') return rejected(refusal);
  if (refusal !== null) return rejected({ reason: refusal.reason });
  await seat.take([{ ref: await keepStake(tx, row.id, amount), amount }]);
  const moves = [...movesOf(row), body.move];
  const played = replay(row, moves);
  const now = await writeMoves(tx, { house, nowMs }, row, { moves, played });
  return { answer: JSON.stringify(viewOf(now, await balanceOf(seat, account.id), played)), isAccepted: true };
}

import { isModelId, MODELS, moveByRule } from '@touchline/casino-game-math';
import type { Services, Worker } from '@touchline/server-kernel';
import { lockPlayerInSweep } from '@touchline/server-kernel/ledger';
import type { Queryable } from '@touchline/server-kernel/db';
import { advanceByClock } from './advance.ts';
import { exitOf } from './exits.ts';
import { movesOf, readRound, replay, RoundFault, type RoundRow } from './round-row.ts';
import { refundRound, voidRound, writeMoves } from './settle-round.ts';

type RoundServices = Pick<Services, 'db' | 'house' | 'now' | 'stuck'>;

/** How long a round waits for its player before it is settled. */
export const ROUND_WAITS_MS = 24 * 60 * 60_000;
const SWEEP_EVERY_MS = 1_000;
const MOST_AT_ONCE = 1_000;
const KNOWN_MODELS = MODELS.map(({ id }) => `'${id}'`).join(', ');

/** @throws RoundFault if its result cannot be computed, before anything is written */
async function settleOpen(tx: Queryable, at: { house: Services['house']; nowMs: number }, row: RoundRow): Promise<boolean> {
  const advanced = advanceByClock(row, at.nowMs, await exitOf(tx, row));
  if (advanced !== null) {
    await writeMoves(tx, at, row, advanced);
    return true;
  }
  if (!isModelId(row.model)) replay(row);
  if (at.nowMs < row.opened_at + ROUND_WAITS_MS) return false;
  const moves = movesOf(row);
  let played = replay(row, moves);
  while (!played.isOver) {
    const move = moveByRule(played);
    if (move === null) {
      await refundRound(tx, at, row);
      return true;
    }
    moves.push(move);
    played = replay(row, moves);
  }
  await writeMoves(tx, at, row, { moves, played });
  return true;
}

/**
 * Settles one open round when it is due: climbs and shared draws by the clock; other rounds after a day by the move with the least risk, or
 * by a refund if nothing was decided yet. A round whose result cannot be computed is voided.
 *
 * @returns whether it was settled.
 * @spec CS-05
 */
export const settleByRule = ({ db, house, now }: RoundServices, id: number, isPatient = true): Promise<boolean> =>
  db.transaction(async (tx) => {
    const found = await readRound(tx, id);
    if (found === undefined) return false;
    await lockPlayerInSweep(tx, found.user_id, isPatient);
    const row = await readRound(tx, id);
    if (row?.status !== 'open') return false;
    const at = { house, nowMs: now() };
    try {
      return await settleOpen(tx, at, row);
    } catch (error) {
      if (!(error instanceof RoundFault)) throw error;
      await voidRound(tx, at, row, error);
      return true;
    }
  });

/** Job name in the list of failing work. */
const ROUNDS = 'rounds';

/** Settles due rounds. @returns the number of settled rounds */
export async function settleDue(services: RoundServices, shouldContinue: () => boolean = () => true): Promise<number> {
  const due = await services.db.query<{ id: number }>(
    `select rounds.id from game_rounds as rounds left join game_draws as draws on draws.id = rounds.draw_id
     where rounds.status = 'open' and (rounds.opened_at <= $1 or draws.closes_at <= $2
       or (rounds.model = 'crash' and rounds.draw_id is null) or rounds.model not in (${KNOWN_MODELS}))
       and rounds.id <> all ($3::bigint[])
     order by rounds.id limit ${MOST_AT_ONCE}`,
    [services.now() - ROUND_WAITS_MS, services.now(), services.stuck.passedBy(ROUNDS).map(Number)],
  );
  const items = due.map(({ id }) => id);
  return services.stuck.each({ job: ROUNDS, items, keyOf: String, shouldContinue }, (id, isPatient) =>
    settleByRule(services, id, isPatient),
  );
}

/** Worker that settles abandoned rounds, one run at a time. */
export const settleRounds =
  (services: RoundServices): Worker =>
  (report) => {
    let isStopped = false;
    let work: Promise<unknown> = Promise.resolve();
    const shouldContinue = (): boolean => !isStopped;
    const timer = setInterval(() => {
      work = work.then(() => (isStopped ? 0 : settleDue(services, shouldContinue))).catch(report);
    }, SWEEP_EVERY_MS);
    return {
      stop: async () => {
        isStopped = true;
        clearInterval(timer);
        await work;
      },
    };
  };

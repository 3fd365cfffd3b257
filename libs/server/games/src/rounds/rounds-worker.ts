import { moveByRule } from '@touchline/casino-game-math';
import { lockPlayer, type Services, type Worker } from '@touchline/server-kernel';
import { byClock } from './advance.ts';
import { movesOf, readRound, replay } from './round-row.ts';
import { refundRound, writeMoves } from './settle-round.ts';

type RoundServices = Pick<Services, 'db' | 'house' | 'now' | 'stuck'>;

/** How long a round waits for its player. */
export const ROUND_WAITS_MS = 24 * 60 * 60_000;
const SWEEP_EVERY_MS = 1_000;
const MOST_AT_ONCE = 100;

/**
 * Settles one open round when its time has come: a climb and a shared draw by the clock, any other after a day by the move that risks nothing more, and one in
 * which nothing was decided by giving the stake back.
 *
 * @returns whether it was settled.
 * @spec CS-05
 */
export const settleByRule = ({ db, house, now }: RoundServices, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const found = await readRound(tx, id);
    if (found === undefined) return false;
    await lockPlayer(tx, found.user_id);
    const row = await readRound(tx, id);
    const nowMs = now();
    if (row?.status !== 'open') return false;
    const advanced = byClock(row, nowMs);
    if (advanced !== null) {
      await writeMoves(tx, { house, nowMs }, row, advanced);
      return true;
    }
    if (nowMs < row.opened_at + ROUND_WAITS_MS) return false;
    const moves = movesOf(row);
    let played = replay(row, moves);
    while (!played.isOver) {
      const move = moveByRule(played);
      if (move === null) {
        await refundRound(tx, { house, nowMs }, row);
        return true;
      }
      moves.push(move);
      played = replay(row, moves);
    }
    await writeMoves(tx, { house, nowMs }, row, { moves, played });
    return true;
  });

/** Settles what is due. @returns how many rounds were */
export async function settleDue(services: RoundServices, goesOn: () => boolean = () => true): Promise<number> {
  const due = await services.db.query<{ id: number }>(
    `select rounds.id from game_rounds as rounds left join game_draws as draws on draws.id = rounds.draw_id
     where rounds.status = 'open' and (rounds.model = 'crash' or rounds.opened_at <= $1 or draws.closes_at <= $2)
     order by rounds.id limit ${MOST_AT_ONCE}`,
    [services.now() - ROUND_WAITS_MS, services.now()],
  );
  const items = due.map(({ id }) => id);
  return services.stuck.each({ job: 'rounds', items, keyOf: String, goesOn }, (id) => settleByRule(services, id));
}

/** Settles rounds whose player has gone, one piece of work at a time. */
export const settleRounds =
  (services: RoundServices): Worker =>
  (report) => {
    let isStopped = false;
    let work: Promise<unknown> = Promise.resolve();
    const goesOn = (): boolean => !isStopped;
    const timer = setInterval(() => {
      work = work.then(() => (isStopped ? 0 : settleDue(services, goesOn))).catch(report);
    }, SWEEP_EVERY_MS);
    return {
      stop: async () => {
        isStopped = true;
        clearInterval(timer);
        await work;
      },
    };
  };

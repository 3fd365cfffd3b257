import type { GameModel, ModelId } from '@touchline/casino-game-math';
import type { Queryable } from '@touchline/server-kernel';
import { makeServerSeed } from '../fair.ts';

/** How long a table takes bets before each draw, milliseconds. */
const PERIODS: Partial<Record<ModelId, number>> = {
  'live-roulette': 20_000,
  'live-baccarat': 20_000,
  'virtual-football': 30_000,
  'virtual-racing': 30_000,
  'tv-draw': 60_000,
  'bingo-75': 30_000,
  crash: 20_000,
};
const LONGEST_MS = 60_000;

/** A draw as it is stored. */
export interface DrawRow {
  id: number;
  /** Its place in the timetable of the model. */
  number: number;
  server_seed: string;
  closes_at: number;
}

export const periodOf = ({ id }: Pick<GameModel, 'id'>): number => PERIODS[id] ?? LONGEST_MS;

/**
 * The draw that takes bets now. The timetable is the clock: a table closes a draw and opens the next at the same moment, so no process has to
 * be up for a draw to be due, and a restart changes nothing. Whoever comes first writes the seed.
 *
 * @spec CS-05
 */
export async function drawNow(db: Queryable, model: Pick<GameModel, 'id'>, nowMs: number): Promise<DrawRow> {
  const period = periodOf(model);
  const number = Math.floor(nowMs / period);
  const find = () =>
    db.query<DrawRow>('select id, number, server_seed, closes_at from game_draws where model = $1 and number = $2', [model.id, number]);
  const [known] = await find();
  if (known !== undefined) return known;
  await db.query(
    'insert into game_draws (model, number, server_seed, closes_at) values ($1, $2, $3, $4) on conflict (model, number) do nothing',
    [model.id, number, makeServerSeed(), (number + 1) * period],
  );
  const [row] = await find();
  if (row === undefined) throw new Error('no draw was written');
  return row;
}

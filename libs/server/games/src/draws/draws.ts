import { entryOf, type GameModel } from '@touchline/casino-game-math';
import type { Queryable } from '@touchline/server-kernel/db';
import { makeServerSeed } from '../fair.ts';

const LONGEST_MS = 60_000;

/** A stored draw. */
export interface DrawRow {
  id: number;
  /** Its sequence number in the timetable of the model. */
  number: number;
  server_seed: string;
  closes_at: number;
}

/** Time between two draws of a table, in which it takes bets; milliseconds. */
export const periodOf = ({ id }: Pick<GameModel, 'id'>): number => entryOf(id).drawEveryMs ?? LONGEST_MS;

/**
 * The draw that currently takes bets, created on first use with a new seed. Draw numbers and times follow from the clock alone, so draws
 * stay due across restarts and downtime.
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

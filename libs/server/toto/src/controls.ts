import { control, type Controls, Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { lotteryOf, totoSectionOf } from '@touchline/toto-rules';
import * as z from 'zod/mini';
import { openLottoDraw } from './lotto/draw-rows.ts';
import { drawsAhead, gamesOf, type TotoDrawRow } from './toto/draw-rows.ts';
import { workOnce, type WorkParts } from './work.ts';

const none = (detail: string) => new Refusal(404, 'not-found', { detail });

/**
 * Closes the open draw of a section and cancels some of its games.
 *
 * @returns the games to end: those of this draw and of all earlier unsettled draws, because draws are settled in order.
 */
async function closeToto(db: Queryable, name: string, nowMs: number, count: number): Promise<number[]> {
  const section = totoSectionOf(name);
  const draw = section && (await drawsAhead(db, section, nowMs))[0];
  if (draw === undefined) throw none('No such draw');
  const games = gamesOf(draw).map(({ gameId }) => gameId);
  await db.query('update toto_draws set closes_at = $3 where section = $1 and number = $2', [section, draw.number, nowMs]);
  // Open the next draw now, without a gap.
  await db.query('update toto_draws set opens_at = $3 where section = $1 and number > $2 and opens_at > $3', [section, draw.number, nowMs]);
  for (const id of games.slice(0, count)) await db.query('insert into toto_cancelled (game_id) values ($1) on conflict do nothing', [id]);
  const unsettled = await db.query<TotoDrawRow>(`select * from toto_draws where section = $1 and state <> 'settled' and number <= $2`, [
    section,
    draw.number,
  ]);
  return unsettled.flatMap(gamesOf).map(({ gameId }) => gameId);
}

/** Manual actions of a trader, also used by tests. */
export function totoControls(parts: WorkParts, endGame: (gameId: number) => boolean | Promise<boolean>): Controls {
  const { db, now } = parts.services;
  return {
    actions: [
      control({
        name: 'toto-end',
        label: 'Close the open toto draw of a section, end its games (some of them cancelled) and those of earlier draws, and settle them',
        body: z.strictObject({ section: z.string(), cancelled: z.optional(z.int().check(z.minimum(0))) }),
        run: async ({ section, cancelled = 0 }) => {
          const games = await closeToto(db, section, now(), cancelled);
          for (const gameId of games) await endGame(gameId);
          await workOnce(parts);
          return { section, games };
        },
      }),
      control({
        name: 'lotto-draw',
        label: 'Draw the open draw of a lottery at once',
        body: z.strictObject({ lottery: z.string() }),
        run: async ({ lottery: name }) => {
          const lottery = lotteryOf(name);
          const draw = lottery && (await openLottoDraw(db, lottery, now()));
          if (draw === undefined) throw none('No such draw');
          // A finished round, because the beacon's next value would be later than this draw.
          const round = (await parts.beacon.roundAt(now())) - 1;
          await db.query('update lotto_draws set closes_at = $3, draws_at = $3, beacon_round = $4 where lottery = $1 and number = $2', [
            lottery,
            draw.number,
            now(),
            round,
          ]);
          await workOnce(parts);
          return { lottery, number: draw.number };
        },
      }),
    ],
  };
}

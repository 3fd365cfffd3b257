import type { Queryable } from '@touchline/server-kernel/db';

const DAY_MS = 86_400_000;
const POPULAR_DAYS = 7;

/** Game ids of a player's rounds, latest first. */
export async function recentGames(db: Queryable, userId: number, most: number): Promise<number[]> {
  const rows = await db.query<{ game: number }>(
    'select game from shown_rounds where user_id = $1 and game is not null group by game order by max(id) desc limit $2',
    [userId, most],
  );
  return rows.map(({ game }) => game);
}

/** Number of rounds of each game in the last week. */
export async function countRounds(db: Queryable, nowMs: number): Promise<Map<number, number>> {
  const rows = await db.query<{ game: number; rounds: number }>(
    'select game, count(*)::int as rounds from shown_rounds where game is not null and opened_at > $1 group by game',
    [nowMs - POPULAR_DAYS * DAY_MS],
  );
  return new Map(rows.map(({ game, rounds }) => [game, rounds]));
}

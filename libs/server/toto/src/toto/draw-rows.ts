import { TOTO_RULES, type TotoSection } from '@touchline/toto-rules';
import type { Queryable } from '@touchline/server-kernel/db';
import type { DrawGame, GameSource } from './games.ts';

/** Result of a game in a settled draw: the winning outcome, null for a cancelled game, and the score. */
export interface StoredOutcome {
  outcome: number | null;
  score: readonly [number, number] | null;
}

/** A stored draw; milliseconds. */
export interface TotoDrawRow {
  section: TotoSection;
  number: number;
  opens_at: number;
  closes_at: number;
  games: string;
  state: 'selling' | 'paying' | 'settled';
  is_void: boolean;
  outcomes: string | null;
}

export const gamesOf = ({ games }: Pick<TotoDrawRow, 'games'>): DrawGame[] => JSON.parse(games) as DrawGame[];
export const outcomesOf = ({ outcomes }: Pick<TotoDrawRow, 'outcomes'>): StoredOutcome[] | null =>
  outcomes === null ? null : (JSON.parse(outcomes) as StoredOutcome[]);

/** Windows considered: the open draw, the next, and spare ones for windows with too few games. */
const WINDOWS_AHEAD = 4;
const DRAWS_AHEAD = 2;

/** Creates missing draws of a section: the open one and the next. A window with too few games has no draw. @spec TL-01 */
export async function makeDraws(db: Queryable, section: TotoSection, source: GameSource, nowMs: number): Promise<void> {
  const { sports, games: count } = TOTO_RULES[section];
  const ahead = await db.query<TotoDrawRow>('select * from toto_draws where section = $1 and closes_at > $2 order by number', [
    section,
    nowMs,
  ]);
  if (ahead.length >= DRAWS_AHEAD) return;
  const current = Math.floor((nowMs - source.startOf(0)) / source.periodMs);
  let [missing, opensAt] = [DRAWS_AHEAD - ahead.length, ahead.at(-1)?.closes_at ?? nowMs];
  const first = Math.max(current + 1, (ahead.at(-1)?.number ?? 0) + 1);
  for (let number = first; number <= current + WINDOWS_AHEAD && missing > 0; number++) {
    const fromMs = source.startOf(number);
    const games = source
      .games(section, sports, { fromMs, toMs: fromMs + source.periodMs })
      .slice(0, count)
      .toSorted((a, b) => a.startMs - b.startMs || a.gameId - b.gameId);
    const closesAt = games[0]?.startMs;
    if (games.length < count || closesAt === undefined) continue;
    await db.query(
      'insert into toto_draws (section, number, opens_at, closes_at, games) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [section, number, Math.min(opensAt, closesAt - 1), closesAt, JSON.stringify(games)],
    );
    [missing, opensAt] = [missing - 1, closesAt];
  }
}

/** Draws on sale now or later, earliest first. */
export const drawsAhead = (db: Queryable, section: TotoSection, nowMs: number): Promise<TotoDrawRow[]> =>
  db.query<TotoDrawRow>('select * from toto_draws where section = $1 and closes_at > $2 order by number limit 2', [section, nowMs]);

export async function drawRow(db: Queryable, section: TotoSection, number: number): Promise<TotoDrawRow | undefined> {
  const [row] = await db.query<TotoDrawRow>('select * from toto_draws where section = $1 and number = $2', [section, number]);
  return row;
}

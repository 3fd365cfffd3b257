import type { GameResult } from '@touchline/betting-rules';
import { isSameGame } from '@touchline/server-engine';
import type { Queryable } from '@touchline/server-kernel/db';
import type { BettingServices } from './services.ts';

/** A row of `corrected_results`. */
export interface CorrectedRow {
  id: number;
  game_id: number;
  opponent1: string;
  opponent2: string;
  start_at: number;
  result: string;
  reason: string;
  entered_at: number;
  settled_at: number | null;
}

/** A result as an operator enters it. */
export interface EnteredResult {
  gameId: number;
  result: Pick<GameResult, 'main'> & Partial<GameResult>;
  /** Why it replaces the result of the source. */
  reason: string;
}

const UNIT = 1000;
const KEEP = `
  insert into corrected_results (game_id, opponent1, opponent2, start_at, result, reason, entered_at)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`;

/**
 * Stores the result that bets on a game are settled by from now on. Facts that it does not state are those of the source; without periods
 * it has none, because those of the source would contradict it. @returns undefined for an unknown game.
 */
export async function enterResult(
  { db, prices, now }: Pick<BettingServices, 'db' | 'prices' | 'now'>,
  { gameId, result, reason }: EnteredResult,
): Promise<number | undefined> {
  const nowMs = now();
  const game = prices.game(gameId, nowMs);
  if (game === undefined) return undefined;
  const { opponent1, opponent2, startAt } = game;
  const full = { ...prices.result(gameId, startAt * UNIT), periods: [], ...result };
  const [row] = await db.query<{ id: number }>(KEEP, [gameId, opponent1, opponent2, startAt, JSON.stringify(full), reason, nowMs]);
  return row?.id;
}

export const correctionsIn = (db: Queryable): Promise<CorrectedRow[]> =>
  db.query<CorrectedRow>('select * from corrected_results order by id');

/** The same services with prices whose results are the entered ones, where there are any. */
export async function withCorrections<Own extends Pick<BettingServices, 'db' | 'prices'>>(services: Own): Promise<Own> {
  const rows = await correctionsIn(services.db);
  if (rows.length === 0) return services;
  const { prices } = services;
  const entered = (gameId: number, aroundMs?: number): GameResult | undefined => {
    const row = rows.findLast(({ game_id, start_at, ...opponents }) => {
      const game = isPartOf(gameId, game_id) ? prices.game(gameId, aroundMs ?? start_at * UNIT) : undefined;
      return game !== undefined && (gameId === game_id || game.subKind !== null) && isSameGame({ ...opponents, startAt: start_at }, game);
    });
    return row === undefined ? undefined : (JSON.parse(row.result) as GameResult);
  };
  return {
    ...services,
    prices: { ...prices, result: (gameId, aroundMs) => entered(gameId, aroundMs) ?? prices.result(gameId, aroundMs) },
  };
}

/** Ids of a game and its sub-games. */
export const PARTS_OF_GAME = 10;
const isPartOf = (gameId: number, rootId: number): boolean => gameId >= rootId && gameId < rootId + PARTS_OF_GAME;

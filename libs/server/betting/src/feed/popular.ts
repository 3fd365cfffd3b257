import type { Market, PopularAnswer, PopularBet } from '@touchline/betting-contract';
import { type Engine, identityOf } from '@touchline/server-engine';
import type { Queryable } from '@touchline/server-kernel/db';
import { isSoldGame } from '../coupon/sold-game.ts';
import { listGame } from './wire.ts';

const DAY_MS = 86_400_000;
/** Cache time; counts over a whole day change slowly. */
const FRESH_MS = 30_000;
/** Fewer players could be identified by their bet. */
const FEWEST_PLAYERS = 5;
const MOST_BETS = 6;
/** Fetch more than needed, because some of the outcomes are no longer on offer. */
const MOST_COUNTED = 60;

type Line = Pick<Engine, 'game' | 'watch' | 'now'>;
interface Counted {
  game_id: number;
  outcome_id: number;
  opponent1: string;
  opponent2: string;
  start_at: number;
  sub_kind: string | null;
  players: number;
}

const BETS_SINCE = `select b.game_id, b.outcome_id, b.opponent1, b.opponent2, b.start_at, b.sub_kind, count(distinct c.user_id)::int as players
  from coupons c join bets b on b.coupon_id = c.id
  where c.placed_at_ms >= $1 and b.status_id < 0
  group by b.game_id, b.outcome_id, b.opponent1, b.opponent2, b.start_at, b.sub_kind having count(distinct c.user_id) >= $2
  order by players desc, b.outcome_id limit $3`;

/** Outcomes by the number of distinct players with an open bet placed after a moment. */
export const countedBets = (db: Queryable, sinceMs: number): Promise<Counted[]> =>
  db.query<Counted>(BETS_SINCE, [sinceMs, FEWEST_PLAYERS, MOST_COUNTED]);

/** The counted outcome at its current price; undefined if it is not on offer. */
function offered(line: Line, { game_id, outcome_id, players, ...sold }: Counted): PopularBet | undefined {
  const game = line.game(game_id);
  if (game === undefined || game.isFinished || game.state.isSuspended === true) return undefined;
  if (!isSoldGame(sold, identityOf(game.fixture, game_id))) return undefined;
  const holds = ({ isSuspended, outcomes }: Market): boolean =>
    isSuspended !== true && outcomes.some(({ id, isBlocked }) => id === outcome_id && isBlocked !== true);
  const listed = listGame(game);
  const whole = (): readonly Market[] => (line.watch(game).find(({ part }) => part === 'whole')?.book.markets ?? []) as readonly Market[];
  const market = listed.markets.find(holds) ?? whole().find(holds);
  return market && { game: { ...listed, markets: [market] }, outcomeId: outcome_id, players };
}

/** Keeps one outcome per game, because other markets of a game repeat the same opinion. */
function firstOfEachGame(bets: readonly PopularBet[]): PopularBet[] {
  const games = new Set<number>();
  return bets.filter(({ game }) => !games.has(game.id) && games.add(game.id));
}

/**
 * The most popular bets of the last day, by number of distinct players (not coupons or amounts), from {@link FEWEST_PLAYERS} on.
 *
 * @spec BT-01
 */
export function popularBets(line: Line, db: Queryable): () => Promise<PopularAnswer> {
  let counted: { atMs: number; rows: Promise<Counted[]> } | undefined;
  return async () => {
    const servedAt = line.now();
    if (counted === undefined || Math.abs(servedAt - counted.atMs) >= FRESH_MS) {
      const rows = countedBets(db, servedAt - DAY_MS);
      const refreshed = { atMs: servedAt, rows };
      counted = refreshed;
      rows.catch(() => {
        if (counted === refreshed) counted = undefined; // the next request queries again
      });
    }
    const bets = (await counted.rows).flatMap((row) => offered(line, row) ?? []);
    return { servedAt, fewestPlayers: FEWEST_PLAYERS, bets: firstOfEachGame(bets).slice(0, MOST_BETS) };
  };
}

/** Number of players who bet on each game in the last day. The figures are refreshed in the background, so no request waits for them. */
export function playersByGame(line: Pick<Line, 'now'>, db: Queryable): (gameId: number) => number {
  let players = new Map<number, number>();
  let refreshedAtMs = -Infinity;
  const renew = async (sinceMs: number): Promise<void> => {
    const rows = await countedBets(db, sinceMs);
    players = new Map();
    // A player may bet on several outcomes of a game, so take the count of the most popular outcome instead of a sum.
    for (const row of rows) players.set(row.game_id, Math.max(players.get(row.game_id) ?? 0, row.players));
  };
  return (gameId) => {
    const nowMs = line.now();
    if (Math.abs(nowMs - refreshedAtMs) >= FRESH_MS) {
      refreshedAtMs = nowMs;
      renew(nowMs - DAY_MS).catch(() => undefined); // keep the previous figures
    }
    return players.get(gameId) ?? 0;
  };
}

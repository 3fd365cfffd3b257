import type { TableBet, TableClimb, TableView } from '@touchline/casino-game-contract';
import { climbOf, type GameModel, resultOf } from '@touchline/casino-game-math';
import { currencyOf } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { drawsOf, hashOfSeed } from '../fair.ts';
import { type DrawRow, drawNow, periodOf } from './draws.ts';

const RESULTS = 12;
/** Results and exits of climbs. */
const CLIMBS = 20;
const MOST_BETS = 12;
/** Upper bound for climbs that are still running. */
const STILL_CLIMBING = 10;

interface BetRow {
  user_id: number;
  currency_iso: string;
  amount: number;
  choice: string;
}
interface Placed {
  on: string;
  amount: number;
}

/** Bets of one round: table places with their amounts, or numbers that share the whole stake. Bingo cards and climbs have no places. */
function betsOf({ amount, choice }: Pick<BetRow, 'amount' | 'choice'>): readonly Placed[] {
  const { bets, numbers } = JSON.parse(choice) as { bets?: readonly Placed[]; numbers?: readonly number[] };
  return bets ?? (numbers === undefined ? [] : [{ on: numbers.toSorted((a, b) => a - b).join(' '), amount }]);
}

/** All players' bets on a draw, largest first: places and sums without any identity. */
function sumBets(rows: readonly BetRow[]): TableBet[] {
  const sums = new Map<string, TableBet>();
  for (const row of rows)
    for (const { on, amount } of betsOf(row)) {
      const key = `${row.currency_iso} ${on}`;
      const before = sums.get(key)?.amount ?? 0;
      const { exponent } = currencyOf(row.currency_iso);
      sums.set(key, { on, currencyIso: row.currency_iso, exponent, amount: before + amount });
    }
  return [...sums.values()].toSorted((a, b) => b.amount - a.amount).slice(0, MOST_BETS);
}

const seedOf = (model: GameModel, { server_seed: serverSeed, number }: DrawRow) => ({ serverSeed, clientSeed: model.id, nonce: number });

/** The result of a draw; empty while its climb is running or if it cannot be computed. */
function drawnOf(model: GameModel, row: DrawRow, nowMs: number): TableView['results'] {
  let result: readonly string[];
  try {
    result = resultOf(model.id, () => drawsOf(seedOf(model, row)));
  } catch {
    // Rounds of a draw without a result are voided elsewhere.
    return [];
  }
  const isGoingOn = climbOf(model.id)?.isRunning(Number(result[0]), nowMs - row.closes_at) === true;
  return isGoingOn ? [] : [{ number: row.number, result: [...result], serverSeed: row.server_seed }];
}

interface ExitRow {
  user_id: number;
  moves: string;
}

/** The multiple of a `cash-237` move; null for a round that was not cashed out. */
function exitIn(moves: string): number | null {
  const times = Number(/"cash-(\d+)"/.exec(moves)?.[1] ?? Number.NaN);
  return Number.isNaN(times) ? null : times;
}

/** Players of a climb and where they left it, without any identity; none of a climb without bets. */
async function climbOfDraw(db: Queryable, { id, number }: DrawRow): Promise<TableClimb | null> {
  const rounds = await db.query<ExitRow>('select user_id, moves from game_rounds where draw_id = $1 order by settled_at desc, id desc', [
    id,
  ]);
  if (rounds.length === 0) return null;
  const exits = rounds.flatMap(({ moves }) => exitIn(moves) ?? []);
  return {
    number,
    players: new Set(rounds.map(({ user_id }) => user_id)).size,
    left: exits.length,
    exits: exits.slice(0, CLIMBS),
  };
}

/** The public view of a table: the open draw, its players and bets, and earlier results. @spec CS-05 */
export async function tableView(db: Queryable, model: GameModel, nowMs: number): Promise<TableView> {
  const draw = await drawNow(db, model, nowMs);
  const rows = await db.query<BetRow>('select user_id, currency_iso, amount, choice from game_rounds where draw_id = $1', [draw.id]);
  const closed = await db.query<DrawRow>(
    `select id, number, server_seed, closes_at from game_draws where model = $1 and number < $2 order by number desc limit ${CLIMBS + STILL_CLIMBING}`,
    [model.id, draw.number],
  );
  const latest = model.climbs ? closed[0] : undefined;
  const climb = latest === undefined ? null : await climbOfDraw(db, latest);
  return {
    model: model.id,
    number: draw.number,
    leftMs: Math.max(0, draw.closes_at - nowMs),
    periodMs: periodOf(model),
    hash: hashOfSeed(draw.server_seed),
    players: new Set(rows.map(({ user_id }) => user_id)).size,
    bets: sumBets(rows),
    results: closed.flatMap((row) => drawnOf(model, row, nowMs)).slice(0, model.climbs ? CLIMBS : RESULTS),
    ...(climb !== null && { climb }),
  };
}

import type { RoundRecord, RoundView } from '@touchline/casino-game-contract';
import { type Climb, climbOf, isModelId, type Played, rulesOf, type Scene } from '@touchline/casino-game-math';
import type { Queryable } from '@touchline/server-kernel/db';
import * as z from 'zod/mini';
import { drawsOf, hashOfSeed } from '../fair.ts';

/** A stored round with its seed. */
export interface RoundRow {
  id: number;
  user_id: number;
  account_id: number;
  currency_iso: string;
  model: string;
  game: number | null;
  nonce: number;
  amount: number;
  choice: string;
  moves: string;
  staked: number;
  returned: number;
  status: RoundView['status'];
  opened_at: number;
  /** When it was last rolled by a move; null for all other rounds. */
  rolled_at: number | null;
  settled_at: number | null;
  server_seed: string;
  client_seed: string;
  revealed_at: number | null;
  /** When its shared draw closes; null for a single-player round. */
  closes_at: number | null;
  /** Jackpot win on top of its result. */
  jackpot_won: number;
  /** Why it was voided, for the operator; null for a round without a fault. */
  fault: string | null;
}

const SELECT = `
  select rounds.id, rounds.user_id, rounds.account_id, rounds.currency_iso, rounds.model, rounds.game, rounds.amount,
    rounds.choice, rounds.moves, rounds.staked, rounds.returned, rounds.status, rounds.opened_at, rounds.rolled_at, rounds.settled_at,
    coalesce(draws.number, rounds.nonce) as nonce, coalesce(draws.server_seed, seeds.server_seed) as server_seed,
    case when draws.id is null then seeds.client_seed else draws.model end as client_seed,
    case when draws.id is null then seeds.revealed_at when rounds.status = 'open' then null else draws.closes_at end as revealed_at,
    draws.closes_at, rounds.jackpot_won, rounds.fault
  from game_rounds as rounds join game_seeds as seeds on seeds.id = rounds.seed_id left join game_draws as draws on draws.id = rounds.draw_id`;

export const readRound = async (db: Queryable, id: number): Promise<RoundRow | undefined> =>
  (await db.query<RoundRow>(`${SELECT} where rounds.id = $1`, [id]))[0];

/** The open round of a model that waits for its player's move. */
export const readOpenRound = async (db: Queryable, userId: number, model: string): Promise<RoundRow | undefined> =>
  (await db.query<RoundRow>(`${SELECT} where rounds.user_id = $1 and rounds.model = $2 and rounds.status = 'open'`, [userId, model]))[0];

/** A player's rounds before an id, newest first. */
export const readRounds = (
  db: Queryable,
  { userId, model = null, before = null, count }: { userId: number; model?: string | null; before?: number | null; count: number },
): Promise<RoundRow[]> =>
  db.query<RoundRow>(
    `${SELECT} where rounds.user_id = $1 and ($2::text is null or rounds.model = $2) and ($3::bigint is null or rounds.id < $3)
     order by rounds.id desc limit $4`,
    [userId, model, before, count],
  );

/** The result of a stored round cannot be computed: its rules are missing or fail, or the result is not a valid amount of money. */
export class RoundFault extends Error {}

/** The bet or moves of a stored round cannot be read, through no fault of its game. */
export class RoundDamage extends RoundFault {}

const StoredMoves = z.array(z.string());
const StoredChoice = z.record(z.string(), z.unknown());

function stored<T>(schema: { parse: (value: unknown) => T }, column: 'moves' | 'choice', text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new RoundDamage(`its ${column} cannot be read`, { cause: error });
  }
}

/** @throws RoundDamage */
export const movesOf = ({ moves }: Pick<RoundRow, 'moves'>): string[] => stored(StoredMoves, 'moves', moves);
/** @throws RoundDamage */
export const choiceOf = ({ choice }: Pick<RoundRow, 'choice'>): Record<string, unknown> => stored(StoredChoice, 'choice', choice);

const catchFault = (work: () => unknown): RoundFault | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof RoundFault) return error;
    throw error;
  }
};

/** Why a record cannot be read; null for a sound one. */
export const damageOf = (row: RoundRow): RoundFault | null => catchFault(() => [movesOf(row), choiceOf(row)]);

const isMoney = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;

function play(row: RoundRow, moves: readonly string[]): Played {
  if (!isModelId(row.model)) throw new Error(`no rules for ${row.model}`);
  const seed = { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce };
  const played = rulesOf(row.model).play({ amount: row.amount, choice: choiceOf(row) }, moves, drawsOf(seed));
  if (!isMoney(played.returned) || !isMoney(played.staked)) throw new Error(`no sums of money: ${played.staked}, ${played.returned}`);
  return played;
}

/** Replays a stored round from its start. @throws RoundFault if its result cannot be computed */
export function replay(row: RoundRow, moves?: readonly string[]): Played {
  try {
    return play(row, moves ?? movesOf(row));
  } catch (error) {
    if (error instanceof RoundFault) throw error;
    throw new RoundFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Why a round's result cannot be computed; null for a sound round. */
export const faultOf = (row: RoundRow): RoundFault | null => catchFault(() => replay(row));

/** When a climb begins: with the player's round, or for a shared climb when its draw closes. */
export const startOf = ({ closes_at, opened_at }: Pick<RoundRow, 'closes_at' | 'opened_at'>): number => closes_at ?? opened_at;

/** The height at which a climb is cashed out without a request: the player's, or the highest there is. */
export const autoOf = (row: RoundRow, climb: Climb): number => climb.autoOf(choiceOf(row));

/** The height at which a climb ends. */
export function pointOfClimb(row: RoundRow, { end }: Climb): number {
  const { scene } = replay(row, [end]);
  return scene.kind === 'climb' ? (scene.point ?? 0) : 0;
}

/**
 * Whether a shared climb is still running, so that players who have cashed out must not see where it ends. True if it cannot be computed.
 */
function isStillClimbing(row: RoundRow, nowMs: number): boolean {
  const climb = climbOf(row.model);
  if (climb === null || row.closes_at === null) return false;
  try {
    return climb.isRunning(pointOfClimb(row, climb), nowMs - row.closes_at);
  } catch (error) {
    if (error instanceof RoundFault) return true;
    throw error;
  }
}

/** Where the climb of an open round has ended while the round waits to be settled; null as long as it climbs. */
function endedAt(row: RoundRow, nowMs: number): number | null {
  const climb = climbOf(row.model);
  if (climb === null) return null;
  const point = pointOfClimb(row, climb);
  return climb.moveAt({ point, auto: autoOf(row, climb), ms: nowMs - startOf(row), isTaken: false }) === climb.end ? point : null;
}

/** The played round; a void scene if it has a fault or cannot be computed. */
function playedOf(row: RoundRow): Played {
  const nothing = { staked: row.staked, returned: row.returned, isOver: true, moves: [], scene: { kind: 'void' } } as const;
  if (row.fault !== null) return nothing;
  try {
    return replay(row);
  } catch (error) {
    if (error instanceof RoundFault) return nothing;
    throw error;
  }
}

/** View of a bet on a shared draw that has not closed: shows only the player's own bet. */
function waitingView(row: RoundRow, nowMs: number): Pick<RoundView, 'moves' | 'scene'> {
  const own = isModelId(row.model) ? rulesOf(row.model).ownOf?.(choiceOf(row)) : undefined;
  return { moves: [], scene: { kind: 'waiting', leftMs: Math.max(0, startOf(row) - nowMs), ...own } };
}

function shownView(row: RoundRow, nowMs: number, { scene, moves }: Played): Pick<RoundView, 'moves' | 'scene'> {
  const isOpen = row.status === 'open';
  if (scene.kind !== 'void' && isOpen && row.closes_at !== null && (nowMs < row.closes_at || climbOf(row.model) === null))
    return waitingView(row, nowMs);
  let shown: Scene = scene;
  if (scene.kind === 'climb' && isOpen) {
    const point = endedAt(row, nowMs);
    shown = { ...scene, point, sinceMs: nowMs - startOf(row) };
    if (point !== null) return { moves: [], scene: shown };
  }
  if (scene.kind === 'climb' && !isOpen && isStillClimbing(row, nowMs)) shown = { ...scene, point: null };
  return { moves: isOpen ? [...moves] : [], scene: shown };
}

/** The round as shown to its player at a moment. */
export function viewOf(row: RoundRow, balance: number | null, nowMs: number, played: Played = playedOf(row)): RoundView {
  return {
    round: row.id,
    model: row.model,
    game: row.game,
    status: row.status,
    staked: row.staked,
    returned: row.returned,
    currencyIso: row.currency_iso,
    ...shownView(row, nowMs, played),
    openedAt: row.opened_at,
    settledAt: row.settled_at,
    made: damageOf(row) === null ? movesOf(row).length : 0,
    isFaulty: row.fault !== null,
    ...(row.jackpot_won > 0 && { jackpot: row.jackpot_won }),
    balance,
  };
}

/** The round with its proof. The seed is included once it is revealed; a damaged record has no usable proof. @spec CS-05 */
export function recordOf(row: RoundRow, nowMs: number): RoundRecord {
  const isSound = damageOf(row) === null;
  const isRevealed = isSound && row.revealed_at !== null && !isStillClimbing(row, nowMs);
  return {
    ...viewOf(row, null, nowMs),
    proof: {
      hash: hashOfSeed(row.server_seed),
      serverSeed: isRevealed ? row.server_seed : null,
      clientSeed: row.client_seed,
      nonce: row.nonce,
      bet: { amount: row.amount, choice: isSound ? choiceOf(row) : {} },
      moves: isSound ? movesOf(row) : [],
    },
  };
}

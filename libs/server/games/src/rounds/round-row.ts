import type { RoundRecord, RoundView } from '@touchline/casino-game-contract';
import { isClimbing, isModelId, type Played, rulesOf, type Scene } from '@touchline/casino-game-math';
import type { Queryable } from '@touchline/server-kernel';
import * as z from 'zod/mini';
import { drawsOf, hashOfSeed } from '../fair.ts';

/** A round as it is stored, with its seed. */
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
  settled_at: number | null;
  server_seed: string;
  client_seed: string;
  revealed_at: number | null;
  /** When its shared draw closes; null for a round of its player alone. */
  closes_at: number | null;
  /** What it won from a jackpot on top of its result. */
  jackpot_won: number;
  /** Why it was voided, for whoever examines it; null for a round without a fault. */
  fault: string | null;
}

const SELECT = `
  select rounds.id, rounds.user_id, rounds.account_id, rounds.currency_iso, rounds.model, rounds.game, rounds.amount,
    rounds.choice, rounds.moves, rounds.staked, rounds.returned, rounds.status, rounds.opened_at, rounds.settled_at,
    coalesce(draws.number, rounds.nonce) as nonce, coalesce(draws.server_seed, seeds.server_seed) as server_seed,
    case when draws.id is null then seeds.client_seed else draws.model end as client_seed,
    case when draws.id is null then seeds.revealed_at when rounds.status = 'open' then null else draws.closes_at end as revealed_at,
    draws.closes_at, rounds.jackpot_won, rounds.fault
  from game_rounds as rounds join game_seeds as seeds on seeds.id = rounds.seed_id left join game_draws as draws on draws.id = rounds.draw_id`;

export const readRound = async (db: Queryable, id: number): Promise<RoundRow | undefined> =>
  (await db.query<RoundRow>(`${SELECT} where rounds.id = $1`, [id]))[0];

/** The round of a model that waits for its player. */
export const readOpenRound = async (db: Queryable, userId: number, model: string): Promise<RoundRow | undefined> =>
  (await db.query<RoundRow>(`${SELECT} where rounds.user_id = $1 and rounds.model = $2 and rounds.status = 'open'`, [userId, model]))[0];

/** A player's rounds before an id, the newest first. */
export const readRounds = (
  db: Queryable,
  { userId, model = null, before = null, count }: { userId: number; model?: string | null; before?: number | null; count: number },
): Promise<RoundRow[]> =>
  db.query<RoundRow>(
    `${SELECT} where rounds.user_id = $1 and ($2::text is null or rounds.model = $2) and ($3::bigint is null or rounds.id < $3)
     order by rounds.id desc limit $4`,
    [userId, model, before, count],
  );

/** A stored round whose result cannot be worked out: no rules, rules that fail, or a result that is no sum of money. */
export class RoundFault extends Error {}

/** A stored round whose bet or moves cannot be read. Its game is not to blame. */
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

const caught = (work: () => unknown): RoundFault | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof RoundFault) return error;
    throw error;
  }
};

/** Why a record cannot be read; null for a sound one. */
export const damageOf = (row: RoundRow): RoundFault | null => caught(() => [movesOf(row), choiceOf(row)]);

const isMoney = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;

function play(row: RoundRow, moves: readonly string[]): Played {
  if (!isModelId(row.model)) throw new Error(`no rules for ${row.model}`);
  const seed = { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce };
  const played = rulesOf(row.model).play({ amount: row.amount, choice: choiceOf(row) }, moves, drawsOf(seed));
  if (!isMoney(played.returned) || !isMoney(played.staked)) throw new Error(`no sums of money: ${played.staked}, ${played.returned}`);
  return played;
}

/** Plays a stored round from its start. @throws RoundFault when its result cannot be worked out */
export function replay(row: RoundRow, moves?: readonly string[]): Played {
  try {
    return play(row, moves ?? movesOf(row));
  } catch (error) {
    if (error instanceof RoundFault) throw error;
    throw new RoundFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Why a round cannot be worked out; null for a sound one. */
export const faultOf = (row: RoundRow): RoundFault | null => caught(() => replay(row));

/** When a climb begins: with its player's round, or for all players when its draw closes. */
export const startOf = ({ closes_at, opened_at }: Pick<RoundRow, 'closes_at' | 'opened_at'>): number => closes_at ?? opened_at;

/** How high a climb goes: what its end shows. */
export function pointOfClimb(row: RoundRow): number {
  const { scene } = replay(row, ['end']);
  return scene.kind === 'climb' ? (scene.point ?? 0) : 0;
}

/** A climb of all players that has not ended: whoever has left it must not learn where it ends. One that cannot be worked out tells nothing. */
function isStillClimbing(row: RoundRow, nowMs: number): boolean {
  if (row.model !== 'crash' || row.closes_at === null) return false;
  try {
    return isClimbing(pointOfClimb(row), nowMs - row.closes_at);
  } catch (error) {
    if (error instanceof RoundFault) return true;
    throw error;
  }
}

/** What was played, or why there is no more to see of it. */
function seen(row: RoundRow): Played {
  const nothing = { staked: row.staked, returned: row.returned, isOver: true, moves: [], scene: { kind: 'void' } } as const;
  if (row.fault !== null) return nothing;
  try {
    return replay(row);
  } catch (error) {
    if (error instanceof RoundFault) return nothing;
    throw error;
  }
}

/** A bet on a shared draw that still takes bets: its player sees no more than what is their own. */
function waitingView(row: RoundRow, nowMs: number): Pick<RoundView, 'moves' | 'scene'> {
  const own = isModelId(row.model) ? rulesOf(row.model).ownOf?.(choiceOf(row)) : undefined;
  return { moves: [], scene: { kind: 'waiting', leftMs: Math.max(0, startOf(row) - nowMs), ...own } };
}

function shownView(row: RoundRow, nowMs: number, { scene, moves }: Played): Pick<RoundView, 'moves' | 'scene'> {
  const isOpen = row.status === 'open';
  if (scene.kind !== 'void' && isOpen && row.closes_at !== null && (nowMs < row.closes_at || row.model !== 'crash'))
    return waitingView(row, nowMs);
  let shown: Scene = scene;
  if (scene.kind === 'climb' && isOpen) shown = { ...scene, sinceMs: nowMs - startOf(row) };
  if (scene.kind === 'climb' && !isOpen && isStillClimbing(row, nowMs)) shown = { ...scene, point: null };
  return { moves: isOpen ? [...moves] : [], scene: shown };
}

/** The round as its player sees it at a moment. */
export function viewOf(row: RoundRow, balance: number | null, nowMs: number, played: Played = seen(row)): RoundView {
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

/** The round with everything that its result follows from. The seed shows once it is in use no more; a damaged record proves nothing. @spec CS-05 */
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

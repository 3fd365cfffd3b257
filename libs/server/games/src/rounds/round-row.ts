import type { RoundRecord, RoundView } from '@touchline/casino-game-contract';
import { isModelId, type Played, rulesOf } from '@touchline/casino-game-math';
import type { Queryable } from '@touchline/server-kernel';
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
}

const SELECT = `
  select rounds.id, rounds.user_id, rounds.account_id, rounds.currency_iso, rounds.model, rounds.game, rounds.amount,
    rounds.choice, rounds.moves, rounds.staked, rounds.returned, rounds.status, rounds.opened_at, rounds.settled_at,
    coalesce(draws.number, rounds.nonce) as nonce, coalesce(draws.server_seed, seeds.server_seed) as server_seed,
    case when draws.id is null then seeds.client_seed else draws.model end as client_seed,
    case when draws.id is null then seeds.revealed_at when rounds.status = 'open' then null else draws.closes_at end as revealed_at,
    draws.closes_at
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

export const movesOf = ({ moves }: Pick<RoundRow, 'moves'>): string[] => JSON.parse(moves) as string[];
export const choiceOf = ({ choice }: Pick<RoundRow, 'choice'>): Record<string, unknown> => JSON.parse(choice) as Record<string, unknown>;

/** Plays a stored round from its start. @throws Error for a model that this version does not have */
export function replay(row: RoundRow, moves: readonly string[] = movesOf(row)): Played {
  if (!isModelId(row.model)) throw new Error(`no rules for ${row.model}`);
  const seed = { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce };
  return rulesOf(row.model).play({ amount: row.amount, choice: choiceOf(row) }, moves, drawsOf(seed));
}

/** A bet on a shared draw that still takes bets: nobody may know what it comes to. */
export const isWaiting = ({ status, closes_at }: Pick<RoundRow, 'status' | 'closes_at'>): boolean =>
  status === 'open' && closes_at !== null;

/** The round as its player sees it. */
export function viewOf(row: RoundRow, balance: number | null, played: Played = replay(row)): RoundView {
  return {
    round: row.id,
    model: row.model,
    game: row.game,
    status: row.status,
    staked: row.staked,
    returned: row.returned,
    currencyIso: row.currency_iso,
    moves: row.status === 'open' ? [...played.moves] : [],
    scene: isWaiting(row) ? { kind: 'waiting' } : played.scene,
    openedAt: row.opened_at,
    settledAt: row.settled_at,
    made: movesOf(row).length,
    balance,
  };
}

/** The round with everything that its result follows from. The seed shows once it is in use no more. @spec CS-05 */
export const recordOf = (row: RoundRow): RoundRecord => ({
  ...viewOf(row, null),
  proof: {
    hash: hashOfSeed(row.server_seed),
    serverSeed: row.revealed_at === null ? null : row.server_seed,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    bet: { amount: row.amount, choice: choiceOf(row) },
    moves: movesOf(row),
  },
});

import type { Seeds } from '@touchline/casino-game-contract';
import { Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayer } from '@touchline/server-kernel/ledger';
import { randomBytes } from 'node:crypto';
import { hashOfSeed, makeServerSeed, type RoundSeed } from './fair.ts';

const CLIENT_SEED_BYTES = 9;
const MOST_REVEALED = 20;

interface SeedRow {
  id: number;
  server_seed: string;
  client_seed: string;
  next_nonce: number;
  next_server_seed: string;
}
const COLUMNS = 'id, server_seed, client_seed, next_nonce, next_server_seed';

interface SeedRequest {
  userId: number;
  nowMs: number;
}

interface Pair {
  serverSeed: string;
  clientSeed: string;
}

const createSeed = async (tx: Queryable, { userId, nowMs }: SeedRequest, { serverSeed, clientSeed }: Pair): Promise<SeedRow> => {
  const [row] = await tx.query<SeedRow>(
    `insert into game_seeds (user_id, server_seed, client_seed, created_at, next_server_seed) values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [userId, serverSeed, clientSeed, nowMs, makeServerSeed()],
  );
  if (row === undefined) throw new Error('no seed was written');
  return row;
};

/** The seed in use, created if there is none. Call with the player locked. */
async function currentSeed(tx: Queryable, request: SeedRequest): Promise<SeedRow> {
  const [row] = await tx.query<Omit<SeedRow, 'next_server_seed'> & { next_server_seed: string | null }>(
    `select ${COLUMNS} from game_seeds where user_id = $1 and revealed_at is null`,
    [request.userId],
  );
  if (row === undefined)
    return createSeed(tx, request, { serverSeed: makeServerSeed(), clientSeed: randomBytes(CLIENT_SEED_BYTES).toString('base64url') });
  const next = row.next_server_seed ?? makeServerSeed();
  if (row.next_server_seed === null) await tx.query('update game_seeds set next_server_seed = $2 where id = $1', [row.id, next]);
  return { ...row, next_server_seed: next };
}

/** Takes the next nonce of the player's seed, so that no two rounds share one. Call with the player locked. @spec CS-05 */
export async function takeNonce(tx: Queryable, request: SeedRequest): Promise<RoundSeed & { seedId: number }> {
  const { id, server_seed: serverSeed, client_seed: clientSeed, next_nonce: nonce } = await currentSeed(tx, request);
  await tx.query('update game_seeds set next_nonce = next_nonce + 1 where id = $1', [id]);
  return { seedId: id, serverSeed, clientSeed, nonce };
}

async function seedsOf(tx: Queryable, request: SeedRequest): Promise<Seeds> {
  const current = await currentSeed(tx, request);
  const revealed = await tx.query<SeedRow>(
    `select ${COLUMNS} from game_seeds where user_id = $1 and revealed_at is not null order by id desc limit ${MOST_REVEALED}`,
    [request.userId],
  );
  const pairOf = ({ server_seed, client_seed, next_nonce }: SeedRow) => ({
    hash: hashOfSeed(server_seed),
    clientSeed: client_seed,
    rounds: next_nonce,
  });
  return {
    current: pairOf(current),
    next: { hash: hashOfSeed(current.next_server_seed) },
    revealed: revealed.map((row) => ({ ...pairOf(row), serverSeed: row.server_seed })),
  };
}

/** The player's seeds; the seed in use is given only as its hash. */
export async function readSeeds(tx: Queryable, request: SeedRequest): Promise<Seeds> {
  await lockPlayer(tx, request.userId);
  return seedsOf(tx, request);
}

/** What a player sends to change their seeds. */
export interface Rotation {
  clientSeed: string;
  /** Hash of the next server seed that the player was shown. */
  nextHash?: string | undefined;
}

/**
 * Reveals the seed in use and starts the next one, whose hash the player could read before choosing the client seed: the server cannot
 * choose a seed for it.
 *
 * @throws Refusal 409 while a round is open, because its result would become known, and for a hash that is not of the next seed
 * @spec CS-05
 */
export async function rotateSeeds(tx: Queryable, request: SeedRequest, { clientSeed, nextHash }: Rotation): Promise<Seeds> {
  await lockPlayer(tx, request.userId);
  const [open] = await tx.query<{ id: number }>(`select id from game_rounds where user_id = $1 and status = 'open' limit 1`, [
    request.userId,
  ]);
  if (open !== undefined) {
    throw new Refusal(409, 'round-open', { detail: 'Finish the round in play first', more: { round: open.id } });
  }
  const { id, next_server_seed: serverSeed } = await currentSeed(tx, request);
  if (nextHash !== undefined && nextHash !== hashOfSeed(serverSeed))
    throw new Refusal(409, 'seeds-changed', { detail: 'The seeds have changed since this hash was read' });
  await tx.query('update game_seeds set revealed_at = $2 where id = $1', [id, request.nowMs]);
  await createSeed(tx, request, { serverSeed, clientSeed });
  return seedsOf(tx, request);
}

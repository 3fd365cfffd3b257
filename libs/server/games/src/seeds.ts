import type { Seeds } from '@touchline/casino-game-contract';
import { lockPlayer, type Queryable, Refusal } from '@touchline/server-kernel';
import { randomBytes } from 'node:crypto';
import { hashOfSeed, makeServerSeed, type RoundSeed } from './fair.ts';

const CLIENT_SEED_BYTES = 9;
const MOST_REVEALED = 20;

interface SeedRow {
  id: number;
  server_seed: string;
  client_seed: string;
  next_nonce: number;
}
const COLUMNS = 'id, server_seed, client_seed, next_nonce';

interface SeedRequest {
  userId: number;
  nowMs: number;
}

const createSeed = async (tx: Queryable, { userId, nowMs }: SeedRequest, clientSeed: string): Promise<SeedRow> => {
  const [row] = await tx.query<SeedRow>(
    `insert into game_seeds (user_id, server_seed, client_seed, created_at) values ($1, $2, $3, $4) returning ${COLUMNS}`,
    [userId, makeServerSeed(), clientSeed, nowMs],
  );
  if (row === undefined) throw new Error('no seed was written');
  return row;
};

/** The seed in use, created if there is none. Call with the player locked. */
async function currentSeed(tx: Queryable, request: SeedRequest): Promise<SeedRow> {
  const [row] = await tx.query<SeedRow>(`select ${COLUMNS} from game_seeds where user_id = $1 and revealed_at is null`, [request.userId]);
  return row ?? createSeed(tx, request, randomBytes(CLIENT_SEED_BYTES).toString('base64url'));
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
  return { current: pairOf(current), revealed: revealed.map((row) => ({ ...pairOf(row), serverSeed: row.server_seed })) };
}

/** The player's seeds; the seed in use is given only as its hash. */
export async function readSeeds(tx: Queryable, request: SeedRequest): Promise<Seeds> {
  await lockPlayer(tx, request.userId);
  return seedsOf(tx, request);
}

/** Reveals the seed in use and starts a new one. @throws Refusal 409 while a round is open, because its result would become known */
export async function rotateSeeds(tx: Queryable, request: SeedRequest, clientSeed: string): Promise<Seeds> {
  await lockPlayer(tx, request.userId);
  const [open] = await tx.query<{ id: number }>(`select id from game_rounds where user_id = $1 and status = 'open' limit 1`, [
    request.userId,
  ]);
  if (open !== undefined) {
    throw new Refusal(409, 'round-open', { detail: 'Finish the round in play first', more: { round: open.id } });
  }
  const { id } = await currentSeed(tx, request);
  await tx.query('update game_seeds set revealed_at = $2 where id = $1', [id, request.nowMs]);
  await createSeed(tx, request, clientSeed);
  return seedsOf(tx, request);
}

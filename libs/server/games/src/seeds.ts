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

interface Asked {
  userId: number;
  nowMs: number;
}

const begin = async (tx: Queryable, { userId, nowMs }: Asked, clientSeed: string): Promise<SeedRow> => {
  const [row] = await tx.query<SeedRow>(
    `insert into game_seeds (user_id, server_seed, client_seed, created_at) values ($1, $2, $3, $4) returning ${COLUMNS}`,
    [userId, makeServerSeed(), clientSeed, nowMs],
  );
  if (row === undefined) throw new Error('no seed was written');
  return row;
};

/** The seed in use; a player who has none gets one. Hold the player. */
async function inUse(tx: Queryable, asked: Asked): Promise<SeedRow> {
  const [row] = await tx.query<SeedRow>(`select ${COLUMNS} from game_seeds where user_id = $1 and revealed_at is null`, [asked.userId]);
  return row ?? begin(tx, asked, randomBytes(CLIENT_SEED_BYTES).toString('base64url'));
}

/** Takes the next place in the stream of the player's seed: no two rounds ever have the same. Hold the player. @spec CS-05 */
export async function takeNonce(tx: Queryable, asked: Asked): Promise<RoundSeed & { seedId: number }> {
  const { id, server_seed: serverSeed, client_seed: clientSeed, next_nonce: nonce } = await inUse(tx, asked);
  await tx.query('update game_seeds set next_nonce = next_nonce + 1 where id = $1', [id]);
  return { seedId: id, serverSeed, clientSeed, nonce };
}

async function seedsOf(tx: Queryable, asked: Asked): Promise<Seeds> {
  const current = await inUse(tx, asked);
  const revealed = await tx.query<SeedRow>(
    `select ${COLUMNS} from game_seeds where user_id = $1 and revealed_at is not null order by id desc limit ${MOST_REVEALED}`,
    [asked.userId],
  );
  const pairOf = ({ server_seed, client_seed, next_nonce }: SeedRow) => ({
    hash: hashOfSeed(server_seed),
    clientSeed: client_seed,
    rounds: next_nonce,
  });
  return { current: pairOf(current), revealed: revealed.map((row) => ({ ...pairOf(row), serverSeed: row.server_seed })) };
}

/** The player's seeds; of the one in use only the hash. */
export async function readSeeds(tx: Queryable, asked: Asked): Promise<Seeds> {
  await lockPlayer(tx, asked.userId);
  return seedsOf(tx, asked);
}

/** Reveals the seed in use and takes a new one. @throws Refusal 409 while a round is open: its result would be known */
export async function rotateSeeds(tx: Queryable, asked: Asked, clientSeed: string): Promise<Seeds> {
  await lockPlayer(tx, asked.userId);
  const [open] = await tx.query<{ id: number }>(`select id from game_rounds where user_id = $1 and status = 'open' limit 1`, [
    asked.userId,
  ]);
  if (open !== undefined) {
    throw new Refusal(409, 'round-open', { detail: 'Finish the round in play first', more: { round: open.id } });
  }
  const { id } = await inUse(tx, asked);
  await tx.query('update game_seeds set revealed_at = $2 where id = $1', [id, asked.nowMs]);
  await begin(tx, asked, clientSeed);
  return seedsOf(tx, asked);
}

import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayer } from '@touchline/server-kernel/ledger';
import { createHash, randomBytes } from 'node:crypto';

/** Lifetime of a token; the player's session may end earlier. */
export const VISIT_MS = 12 * 60 * 60_000;
const TOKEN_BYTES = 24;
const NAME_BYTES = 12;

/** The visit that a token identifies. */
export interface GameVisit {
  user_id: number;
  account_id: number;
  session_id: number;
  game: number;
  model: string;
  ends_at: number;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Opens the page of a provider's game. @returns the token for the provider's calls, of which only the hash is stored */
export async function openVisit(
  tx: Queryable,
  of: { provider: string; userId: number; accountId: number; sessionId: number; game: number; model: string; nowMs: number },
): Promise<string> {
  await lockPlayer(tx, of.userId);
  await tx.query(`insert into wallet_players (provider, user_id, name) values ($1, $2, $3) on conflict (provider, user_id) do nothing`, [
    of.provider,
    of.userId,
    `p-${randomBytes(NAME_BYTES).toString('base64url')}`,
  ]);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await tx.query(
    `insert into wallet_visits (token_hash, provider, user_id, account_id, session_id, game, model, opened_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [hashOf(token), of.provider, of.userId, of.accountId, of.sessionId, of.game, of.model, of.nowMs, of.nowMs + VISIT_MS],
  );
  return token;
}

/** Looks up a visit by its token; undefined if unknown. Expired visits are found too, so that a repeated stake gets its answer. */
export async function visitOfToken(db: Queryable, provider: string, token: string): Promise<GameVisit | undefined> {
  const [visit] = await db.query<GameVisit>(
    'select user_id, account_id, session_id, game, model, ends_at from wallet_visits where provider = $1 and token_hash = $2',
    [provider, hashOf(token)],
  );
  return visit;
}

/** Whether a visit has ended, so that it may neither open rounds nor be read. */
export const isOver = ({ ends_at: endsAt }: Pick<GameVisit, 'ends_at'>, nowMs: number): boolean => endsAt <= nowMs;

/** The provider's name for a player. */
export async function nameOfPlayer(db: Queryable, provider: string, userId: number): Promise<string | undefined> {
  const [row] = await db.query<{ name: string }>('select name from wallet_players where provider = $1 and user_id = $2', [
    provider,
    userId,
  ]);
  return row?.name;
}

/** The player with a provider's name. */
export async function playerOfName(db: Queryable, provider: string, name: string): Promise<number | undefined> {
  const [row] = await db.query<{ user_id: number }>('select user_id from wallet_players where provider = $1 and name = $2', [
    provider,
    name,
  ]);
  return row?.user_id;
}

/** Deletes visits that ended a week ago. */
export async function forgetOldVisits(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from wallet_visits where ends_at < $1', [nowMs - 14 * VISIT_MS]);
}

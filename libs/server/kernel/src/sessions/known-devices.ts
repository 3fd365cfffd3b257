import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../db/db.ts';
import { holdForDevice } from '../ledger/excluded-people.ts';

const NAME = '__Host-tl-device';
const PAIR = /(?:^|;\s*)__Host-tl-device=([\w-]{43})(?:;|$)/;
/** A browser without a sign-in for this long becomes unknown again. */
export const DEVICE_KNOWN_FOR_MS = 180 * 86_400_000;
const hashOf = (device: string): string => createHash('sha256').update(device).digest('base64url');

/** The device id of this browser; set only after a sign-in, and not readable by scripts. @spec AUTH-7 */
export const readDeviceCookie = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => PAIR.exec(headers.cookie ?? '')?.[1];

/** Whether this player has signed in with this browser before. */
export async function isDeviceOf(db: Queryable, device: string, { userId, nowMs }: { userId: number; nowMs: number }): Promise<boolean> {
  const rows = await db.query('select 1 from known_devices where id_hash = $1 and user_id = $2 and last_seen_at > $3', [
    ...[hashOf(device), userId, nowMs - DEVICE_KNOWN_FOR_MS],
  ]);
  return rows.length > 0;
}

/**
 * Remembers the browser for this player. A known cookie is kept, because several people may share a browser. An account that was opened
 * after an excluded person used the browser is held.
 *
 * @spec AUTH-8 LIM-5
 */
export async function rememberDevice(
  db: Queryable,
  { request, reply, userId, nowMs }: { request: FastifyRequest; reply: FastifyReply; userId: number; nowMs: number },
): Promise<void> {
  const brought = readDeviceCookie(request);
  const isOurs = brought !== undefined && (await db.query('select 1 from known_devices where id_hash = $1', [hashOf(brought)])).length > 0;
  // Do not adopt an unknown id: an attacker may have planted it.
  const device = isOurs ? brought : randomBytes(32).toString('base64url');
  await db.query(
    `insert into known_devices (id_hash, user_id, last_seen_at) values ($1, $2, $3)
     on conflict (id_hash, user_id) do update set last_seen_at = excluded.last_seen_at`,
    [hashOf(device), userId, nowMs],
  );
  await holdForDevice(db, { userId, deviceHash: hashOf(device), nowMs });
  reply.header('set-cookie', `${NAME}=${device}; Path=/; Max-Age=${DEVICE_KNOWN_FOR_MS / 1000}; HttpOnly; Secure; SameSite=Lax`);
}

export async function forgetOldDevices(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from known_devices where last_seen_at <= $1', [nowMs - DEVICE_KNOWN_FOR_MS]);
}

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { ProviderIdentity } from './relying-party.ts';

/** Older data are rejected, so that a recorded sign-in cannot be replayed. */
const LIVES_SECONDS = 10 * 60;
/** Tolerated clock difference. */
const AHEAD_SECONDS = 60;

const Signed = z.object({
  id: z.union([z.int(), z.string().check(z.regex(/^\d{1,20}$/))]),
  auth_date: z.union([z.int(), z.string().check(z.regex(/^\d{1,12}$/))]),
  hash: z.string().check(z.regex(/^[\da-f]{64}$/)),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
});

/**
 * Verifies data signed by Telegram with the token of this site's bot: all fields but the hash, sorted, one per line.
 *
 * @param result - base64url of JSON, as Telegram puts it into the address.
 * @returns null for an invalid or outdated signature.
 * @spec ID-04
 */
export function readTelegram(result: string, { botToken, nowMs }: { botToken: string; nowMs: number }): ProviderIdentity | null {
  const fields = parse(result);
  const read = Signed.safeParse(fields);
  if (!read.success || fields === null) return null;
  const { id, auth_date, hash, first_name = '', last_name = '' } = read.data;
  const lines = Object.entries(fields).filter(([name]) => name !== 'hash');
  const text = lines
    .map(([name, value]) => `${name}=${String(value)}`)
    .toSorted()
    .join('\n');
  const key = createHash('sha256').update(botToken).digest();
  if (!timingSafeEqual(createHmac('sha256', key).update(text).digest(), Buffer.from(hash, 'hex'))) return null;
  const age = nowMs / 1000 - Number(auth_date);
  if (age > LIVES_SECONDS || age < -AHEAD_SECONDS) return null;
  const name = `${first_name} ${last_name}`.trim();
  return { subject: String(id), email: null, name: name === '' ? null : name };
}

/** The account that the unverified data claim; empty if they name none. */
export function claimedBy(result: string): string {
  const read = Signed.safeParse(parse(result));
  return read.success ? String(read.data.id) : '';
}

function parse(result: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(result, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

import type { Db, Queryable } from '@touchline/server-kernel/db';
import { lowerAscii, plainDigits, typedCode } from '@touchline/shared-primitives';
import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { TakenTry } from '../secrets/tries.ts';

const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;
/** Excludes letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 10;

const totpOf = (secret: string, brand: string, label: string) =>
  new TOTP({ issuer: brand, label, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, secret: Secret.fromBase32(secret) });

/** A 160-bit secret and its `otpauth` URI for the QR code. */
export function newSecret(brand: string, label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(secret, brand, label).toString() };
}

/**
 * Checks a TOTP code by the server's clock, allowing one step of 30 s to either side. Each code works once: the last used step is
 * stored, and codes up to it are rejected.
 */
export async function isTotpRight(
  _taken: TakenTry,
  db: Queryable,
  { userId, code, nowMs, isEnabled }: { userId: number; code: string; nowMs: number; isEnabled: boolean },
): Promise<boolean> {
  const [row] = await db.query<{ secret: string }>(
    `select secret from authenticators where user_id = $1 and (enabled_at is not null) = $2`,
    [userId, isEnabled],
  );
  const token = plainDigits(code);
  if (row === undefined || token.length !== 6) return false;
  const delta = totpOf(row.secret, '', '').validate({ token, timestamp: nowMs, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(nowMs / 1000 / STEP_SECONDS) + delta;
  const taken = await db.query('update authenticators set last_step = $2 where user_id = $1 and last_step < $2 returning user_id', [
    userId,
    step,
  ]);
  return taken.length === 1;
}

const plain = (code: string) => lowerAscii(typedCode(code)).replace(/[^a-z0-9]/g, '');
const hashOf = (userId: number, code: string) =>
  createHash('sha256')
    .update(`${userId}:${plain(code)}`)
    .digest('base64url');

/** Replaces all earlier recovery codes. @returns the codes, which cannot be retrieved again. */
export async function newRecoveryCodes(tx: Queryable, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, (_, at) => (at === RECOVERY_LENGTH / 2 ? '-' : '') + ALPHABET[randomInt(ALPHABET.length)]).join(
      '',
    ),
  );
  await tx.query('delete from recovery_codes where user_id = $1', [userId]);
  for (const code of codes)
    await tx.query('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [userId, hashOf(userId, code)]);
  return codes;
}

/** Consumes a recovery code. */
async function takeRecoveryCode(_taken: TakenTry, db: Queryable, userId: number, code: string): Promise<boolean> {
  if (plain(code).length !== RECOVERY_LENGTH) return false;
  return (
    (await db.query('delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id', [userId, hashOf(userId, code)]))
      .length === 1
  );
}

/** Whether this is a valid authenticator or recovery code; each works once. */
export const isSecondStepRight = async (
  taken: TakenTry,
  db: Queryable,
  { userId, code, nowMs }: { userId: number; code: string; nowMs: number },
): Promise<boolean> =>
  (await isTotpRight(taken, db, { userId, code, nowMs, isEnabled: true })) || (await takeRecoveryCode(taken, db, userId, code));

/** The second factor required after the password; undefined if there is none. An authenticator takes precedence over e-mail. */
export async function secondStepOf(db: Db, userId: number): Promise<{ method: 'totp' } | { method: 'email'; email: string } | undefined> {
  const [row] = await db.query<{ email: string | null; email_auth_at: number | null; enabled_at: number | null }>(
    `select email, email_auth_at, authenticators.enabled_at from users left join authenticators on authenticators.user_id = users.id where users.id = $1`,
    [userId],
  );
  if (row?.enabled_at != null) return { method: 'totp' };
  return row?.email_auth_at != null && row.email !== null ? { method: 'email', email: row.email } : undefined;
}

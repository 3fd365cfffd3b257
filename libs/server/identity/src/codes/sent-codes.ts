import { type RateLimit, Refusal, type Services, takeTry, takeTryOfAddress, ofPeople } from '@touchline/server-kernel';
import type { Db, Queryable } from '@touchline/server-kernel/db';
import type { FastifyRequest } from 'fastify';
import { plainDigits } from '@touchline/shared-primitives';
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LIVES_MS } from '../code-lives.ts';
import { countedEmail } from '../people/emails.ts';
import type { Owner, Secrets, TakenTry } from '../secrets/tries.ts';

/** Purpose of a code; it is rejected for any other purpose. */
export type Purpose =
  | 'registration'
  | 'password'
  | 'contact'
  | 'sms-login'
  | 'email-login'
  | 'two-step'
  | 'passkey'
  | 'passkey-login'
  | 'captcha'
  | 'social'
  | 'social-ticket'
  | 'one-tap'
  | 'sign-in-token'
  | 'qr';

/** @spec AUTH-11 */
export const AGAIN_AFTER_MS = 60_000;
/** @spec AUTH-11 */
export const MOST_TRIES = 5;
const CODE_DIGITS = 6;
/** Codes per target (mailbox or phone), regardless of who requests them. */
const CODES_OF_TARGET: RateLimit = { name: 'code-target', limit: 6, windowMs: 60 * 60_000 };
const CODE_A_MINUTE: RateLimit = { name: 'code-minute', limit: 1, windowMs: AGAIN_AFTER_MS };
const CODES_OF_ADDRESS: RateLimit = { name: 'code-address', limit: 20, windowMs: 60 * 60_000 };

export interface SentCode {
  id: string;
  purpose: Purpose;
  user_id: number | null;
  kind: 'email' | 'sms' | 'totp';
  target: string;
  lang: string;
  data: string | null;
  sent_at: number;
  expires_at: number;
}

const COLUMNS = 'id, purpose, user_id, kind, target, lang, data, sent_at, expires_at';
export const hashOf = (id: string, code: string): string => createHash('sha256').update(`${id}:${code}`).digest('base64url');
export const newGuid = (): string => randomBytes(16).toString('base64url');
const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** The name under which codes and tries of a target are counted. */
export const countedTarget = ({ kind, target }: Pick<SentCode, 'kind' | 'target'>): string =>
  kind === 'email' ? countedEmail(target) : target;

const wait = (windowMs: number) =>
  new Refusal(429, 'too-many-tries', { detail: 'Please wait before asking for another code', retryAfterSeconds: windowMs / 1000 });

/** Counts a code against the limits of its target and of the requester, before it is made. @throws Refusal 429 @spec AUTH-8 AUTH-11 */
export async function countCode(
  db: Db,
  { purpose, target, address, people, nowMs }: { purpose: Purpose; target: string; address: string; people: number; nowMs: number },
): Promise<void> {
  const who = `${purpose} ${target}`;
  if (!(await takeTryOfAddress(db, ofPeople(CODES_OF_ADDRESS, people), address, nowMs))) throw wait(CODES_OF_ADDRESS.windowMs);
  if (!(await takeTry(db, CODE_A_MINUTE, who, nowMs))) throw wait(AGAIN_AFTER_MS);
  if (!(await takeTry(db, CODES_OF_TARGET, who, nowMs))) throw wait(CODES_OF_TARGET.windowMs);
}

export interface NewCode {
  purpose: Purpose;
  userId: number | null;
  kind: SentCode['kind'];
  target: string;
  lang: string;
  data?: unknown;
  nowMs: number;
}

/** Stores a six-digit code as a hash. Authenticator codes are not stored. */
export async function keepCode(
  db: Queryable,
  { purpose, userId, kind, target, lang, data, nowMs }: NewCode,
): Promise<{ sent: SentCode; code: string }> {
  const [id, code] = [newGuid(), newCode()];
  const [sent] = await db.query<SentCode>(
    `insert into sent_codes (id, purpose, user_id, kind, target, lang, code_hash, data, sent_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${COLUMNS}`,
    [
      ...[id, purpose, userId, kind, target, lang],
      kind === 'totp' ? null : hashOf(id, code),
      data === undefined ? null : JSON.stringify(data),
      nowMs,
      nowMs + CODE_LIVES_MS,
    ],
  );
  if (sent === undefined) throw new Error('a code was not stored');
  return { sent, code };
}

/** Replaces a code by a new one; the old code becomes invalid. @throws Refusal 400 link-used, 429 */
export async function renewCode(db: Db, id: string, nowMs: number): Promise<{ sent: SentCode; code: string }> {
  const [known] = await db.query<SentCode>(`select ${COLUMNS} from sent_codes where id = $1 and done_at is null and kind <> 'totp'`, [id]);
  if (known === undefined) throw new Refusal(400, 'link-used', { detail: 'This code was used or does not exist' });
  if (known.sent_at + AGAIN_AFTER_MS > nowMs) throw wait(Math.max(1000, known.sent_at + AGAIN_AFTER_MS - nowMs));
  if (!(await takeTry(db, CODES_OF_TARGET, `${known.purpose} ${countedTarget(known)}`, nowMs))) throw wait(CODES_OF_TARGET.windowMs);
  const code = newCode();
  const [sent] = await db.query<SentCode>(
    `update sent_codes set code_hash = $2, sent_at = $3, expires_at = $4, tries = 0, approval_hash = null
     where id = $1 and done_at is null and sent_at = $5 returning ${COLUMNS}`,
    [id, hashOf(id, code), nowMs, nowMs + CODE_LIVES_MS, known.sent_at],
  );
  if (sent === undefined) throw wait(AGAIN_AFTER_MS);
  return { sent, code };
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one, 'utf8'), Buffer.from(other, 'utf8'));

/**
 * Counts a try of a code before the code is compared, so that parallel guesses cannot exceed the limit.
 *
 * @returns the code's row with its hash.
 * @throws Refusal 400 time_up if the code has expired by the server's clock, was used, or was tried five times.
 * @spec ID-27 AUTH-11
 */
export async function takeCodeTry(
  db: Queryable,
  id: string,
  purpose: Purpose,
  nowMs: number,
): Promise<SentCode & { code_hash: string | null }> {
  const [row] = await db.query<SentCode & { code_hash: string | null }>(
    `update sent_codes set tries = tries + 1
     where id = $1 and purpose = $2 and done_at is null and expires_at > $3 and tries < $4 returning ${COLUMNS}, code_hash`,
    [id, purpose, nowMs, MOST_TRIES],
  );
  if (row === undefined) throw codeExpired();
  return row;
}

export const wrongCode = (): Refusal => new Refusal(400, 'wrong_code', { detail: 'The code is wrong', field: 'code' });
export const codeExpired = (): Refusal =>
  new Refusal(400, 'time_up', { detail: 'The code is no longer valid. Ask for another one', field: 'code' });

/**
 * A code that can still be tried.
 *
 * @param onExhausted - called with a code that was tried five times, before it is rejected.
 * @throws Refusal 400 time_up, as {@link takeCodeTry}
 */
export async function openCode(
  db: Queryable,
  id: string,
  purpose: Purpose,
  nowMs: number,
  onExhausted: (sent: SentCode) => Promise<void> = async () => undefined,
): Promise<SentCode> {
  const [row] = await db.query<SentCode & { tries: number }>(
    `select ${COLUMNS}, tries from sent_codes where id = $1 and purpose = $2 and done_at is null and expires_at > $3`,
    [id, purpose, nowMs],
  );
  if (row === undefined) throw codeExpired();
  if (row.tries < MOST_TRIES) return row;
  await onExhausted(row);
  throw codeExpired();
}

/** Owner for counting tries: the account, or the target address if it has no account. */
export const ownerOf = ({ user_id: userId, kind, target }: Pick<SentCode, 'user_id' | 'kind' | 'target'>): Owner =>
  userId === null ? { text: countedTarget({ kind, target }) } : { userId };

/** Compares a six-digit code, in the digits of any script. @returns its row; undefined if it does not match. @throws Refusal 400 time_up @spec ID-27 */
export async function matchCode(_taken: TakenTry, db: Queryable, { id, purpose, code, nowMs }: Trial): Promise<SentCode | undefined> {
  const row = await takeCodeTry(db, id, purpose, nowMs);
  return row.code_hash !== null && isSame(row.code_hash, hashOf(id, plainDigits(code))) ? row : undefined;
}

/** Whether a secret matches the hash stored under its id. */
export const isHashOf = (_taken: TakenTry, known: string, id: string, secret: string): boolean => isSame(known, hashOf(id, secret));

interface Trial {
  id: string;
  purpose: Purpose;
  code: string;
  nowMs: number;
}

/** Checks six-digit codes. @throws Refusal 400 wrong_code, time_up, captcha; 429 too-many-tries @spec ID-27 AUTH-8 */
export const codeCheck =
  ({ db, now }: Pick<Services, 'db' | 'now'>, secrets: Secrets) =>
  async (purpose: Purpose, { guid: id, code }: { guid: string; code: string }, request: FastifyRequest): Promise<SentCode> => {
    const nowMs = now();
    const of = ownerOf(await openCode(db, id, purpose, nowMs));
    const sent = await secrets.check({ kind: 'code', of, request }, (taken) => matchCode(taken, db, { id, purpose, code, nowMs }));
    if (sent === undefined) throw wrongCode();
    return sent;
  };

/** Marks a code as used; of two concurrent requests one fails. @throws Refusal 400 time_up @spec AUTH-11 */
export async function spendCode(db: Queryable, id: string, nowMs: number): Promise<void> {
  const used = await db.query('update sent_codes set done_at = $2 where id = $1 and done_at is null returning id', [id, nowMs]);
  if (used.length === 0) throw codeExpired();
}

const KEPT_MS = 24 * 60 * 60_000;
/** Deletes codes that expired more than a day ago. */
export async function forgetOldCodes(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from sent_codes where expires_at < $1', [nowMs - KEPT_MS]);
}

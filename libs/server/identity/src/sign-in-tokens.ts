import { markText } from '@touchline/identity-rules';
import { ErrorCode } from '@touchline/shared-contract';
import { Refusal, type Services } from '@touchline/server-kernel';
import type { FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { hashOf, isHashOf, keepCode, spendCode } from './codes/sent-codes.ts';
import { seconds } from './enter.ts';
import type { Secrets } from './secrets/tries.ts';

/** @spec ID-03 */
const LIVES_MS = 2 * 60_000;
const SECRET_BYTES = 32;
const PURPOSE = 'sign-in-token';
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

/** What a token is bound to. */
interface Kept {
  secretHash: string;
  /** Origin of the site that takes it. */
  origin: string;
  /** Mark of the device that it was made for; null for one of the control room, which is for any. */
  mark: string | null;
  /** The session that made it: the token ends with it. Null for one of the control room. */
  sessionId: number | null;
}

type Deps = Pick<Services, 'db' | 'now'>;

/** The same for an old, used, foreign and unknown token. */
const notTaken = () =>
  new Refusal(400, ErrorCode.LinkUsed, { field: 'token', detail: 'This token is no longer valid, or was made for another window' });
const markOf = (secret: string): string => markText(createHash('sha256').update(secret).digest());

/** Makes a token that signs a player in once, within two minutes; an earlier one becomes void. @spec ID-03 AUTH-14 */
export async function makeSignInToken(
  { db, now }: Deps,
  { userId, origin, mark, sessionId }: Omit<Kept, 'secretHash'> & { userId: number },
): Promise<{ token: string; expiresAt: number }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const nowMs = now();
  const id = await db.transaction(async (tx) => {
    await tx.query('update sent_codes set done_at = $3 where user_id = $1 and purpose = $2 and done_at is null', [userId, PURPOSE, nowMs]);
    const data: Kept = { secretHash: hashOf(PURPOSE, secret), origin, mark, sessionId };
    return (await keepCode(tx, { purpose: PURPOSE, userId, kind: 'totp', target: PURPOSE, lang: 'en', data, nowMs })).sent.id;
  });
  return { token: `${id}.${secret}`, expiresAt: seconds(nowMs + LIVES_MS) };
}

/** A token as a browser sends it. */
export interface BroughtToken {
  token: string;
  /** Secret of the device. */
  sign: string | undefined;
  /** Origin of the request; null if it is none of this site. */
  origin: string | null;
  request: FastifyRequest;
}

/**
 * The player whom a token signs in; the token is spent. One that is right but was brought to another origin, or from another device, is
 * spent as well, because it was stolen or given away.
 *
 * @throws Refusal 400 link-used, captcha; 429 too-many-tries.
 * @spec ID-03 AUTH-8 AUTH-14
 */
export async function takeSignInToken(
  { db, now }: Deps,
  secrets: Secrets,
  { token, sign, origin, request }: BroughtToken,
): Promise<number> {
  const [, id = '', secret = ''] = TOKEN.exec(token) ?? [];
  const [row] = await db.query<{ user_id: number; data: string }>(
    'select user_id, data from sent_codes where id = $1 and purpose = $2 and user_id is not null and done_at is null and sent_at > $3',
    [id, PURPOSE, now() - LIVES_MS],
  );
  const of = row === undefined ? { text: id } : { userId: row.user_id };
  const kept = row === undefined ? undefined : (JSON.parse(row.data) as Kept);
  const found = await secrets.check({ kind: 'token', of, request }, async (taken) =>
    row !== undefined && kept !== undefined && isHashOf(taken, kept.secretHash, PURPOSE, secret)
      ? { userId: row.user_id, kept }
      : undefined,
  );
  if (found === undefined) throw notTaken();
  await spendCode(db, id, now()).catch(() => {
    throw notTaken();
  });
  const { userId } = found;
  const { mark, sessionId } = found.kept;
  const isHere = origin === found.kept.origin && (mark === null || (sign !== undefined && markOf(sign) === mark));
  if (!isHere || (sessionId !== null && !(await isOpen({ db, now }, userId, sessionId)))) throw notTaken();
  return userId;
}

const isOpen = async ({ db, now }: Deps, userId: number, sessionId: number): Promise<boolean> =>
  (
    await db.query('select 1 from sessions where id = $1 and user_id = $2 and ended_at is null and expires_at > $3', [
      sessionId,
      userId,
      now(),
    ])
  ).length > 0;

import type { IdentityCheck } from '@touchline/identity-contract';
import type { Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayer } from '@touchline/server-kernel/ledger';
import { judge } from '../documents/documents.ts';
import { documentRows, isVerified, keepDecision, NEEDED, STATUS } from '../documents/verified.ts';
import type { CheckProvider, CheckSnapshot } from './check-provider.ts';

/** Services used by identity checks. */
export interface CheckServices extends Pick<Services, 'db' | 'now'> {
  provider: CheckProvider;
}
interface CheckRow {
  user_id: number;
  attempt: number;
  state: CheckSnapshot['state'] | 'lost';
  reason: CheckSnapshot['reason'];
  frame_url: string | null;
}

const referenceOf = ({ user_id: userId, attempt }: Pick<CheckRow, 'user_id' | 'attempt'>) => `check:${userId}:${attempt}`;
const rowOf = async (db: Queryable, userId: number): Promise<CheckRow | undefined> =>
  (await db.query<CheckRow>('select user_id, attempt, state, reason, frame_url from identity_checks where user_id = $1', [userId]))[0];
const isUnderWay = ({ state }: CheckRow): boolean => state === 'open' || state === 'checking';

/**
 * Applies a state from an answer or a webhook of the provider if it is newer than the stored one. The result updates the required
 * documents: an approval accepts them, and its status and group code are kept; a refusal rejects the identity document, unless a reviewer has accepted it or is reviewing it.
 *
 * @spec RT-18 AC-09
 */
export async function applyCheck(tx: Queryable, snapshot: CheckSnapshot, nowMs: number): Promise<void> {
  const {
    reference,
    state,
    reason,
    version,
    internal_status: internalStatus = STATUS.byDocuments,
    group_code: groupCode = null,
  } = snapshot;
  const [, user, attempt] = reference.split(':').map(Number);
  if (!Number.isSafeInteger(user) || !Number.isSafeInteger(attempt) || user === undefined) return;
  const known = await rowOf(tx, user);
  if (known === undefined) return;
  await lockPlayer(tx, user);
  const changed = await tx.query(
    `update identity_checks set state = $3, reason = $4, version = $5, updated_at = $6
     where user_id = $1 and attempt = $2 and version < $5 returning user_id`,
    [user, attempt, state, reason, version, nowMs],
  );
  if (changed.length === 0) return;
  if (state === 'approved') {
    await keepDecision(tx, { userId: user, internalStatus, groupCode, nowMs });
    for (const kind of NEEDED) await judge(tx, { userId: user, kind, state: 'accepted', reason: null, nowMs });
  }
  if (state === 'refused') {
    const passport = (await documentRows(tx, user)).find(({ kind }) => kind === 'passport');
    if (passport?.state !== 'accepted' && passport?.state !== 'checking')
      await judge(tx, { userId: user, kind: 'passport', state: 'refused', reason, nowMs });
  }
}

async function shown(db: Queryable, userId: number, isReachable: boolean): Promise<IdentityCheck> {
  const [row, verified] = [await rowOf(db, userId), await isVerified(db, userId)];
  // After consent the provider may not have opened a check yet.
  const isBegun = row !== undefined && row.state !== 'lost' && row.frame_url !== null;
  return {
    state: isBegun && row.state !== 'lost' ? row.state : 'none',
    reason: isBegun ? row.reason : null,
    isVerified: verified,
    isReachable,
    frameUrl: isBegun && row.state === 'open' && isReachable ? row.frame_url : null,
  };
}

/** State of a player's check. A check in progress is queried from the provider, in case a webhook was lost. @spec RT-18 */
export async function checkOf({ db, now, provider }: CheckServices, userId: number): Promise<IdentityCheck> {
  const row = await rowOf(db, userId);
  if (row === undefined || !isUnderWay(row) || row.frame_url === null) return shown(db, userId, true);
  const snapshot = await provider.read(referenceOf(row)).catch(() => undefined);
  if (snapshot === undefined) return shown(db, userId, false);
  if (snapshot === null)
    await db.query(`update identity_checks set state = 'lost' where user_id = $1 and attempt = $2 and state in ('open', 'checking')`, [
      ...[userId, row.attempt],
    ]);
  else await db.transaction((tx) => applyCheck(tx, snapshot, now()));
  return shown(db, userId, true);
}

/** Begins a check, or returns the one in progress; idempotent. @param site - the origin that frames it. @spec RT-18 */
export async function startCheck(
  services: CheckServices,
  { userId, lang, site }: { userId: number; lang: string; site: string },
): Promise<IdentityCheck> {
  const { db, now, provider } = services;
  const begun = await db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    if (await isVerified(tx, userId)) return undefined;
    const known = await rowOf(tx, userId);
    if (known !== undefined && isUnderWay(known)) return known;
    await tx.query(
      `insert into identity_checks (user_id, attempt, state, version, consented_at, updated_at) values ($1, $2, 'open', 0, $3, $3)
       on conflict (user_id) do update set attempt = excluded.attempt, state = 'open', reason = null, version = 0, frame_url = null,
         consented_at = excluded.consented_at, updated_at = excluded.updated_at`,
      [userId, (known?.attempt ?? 0) + 1, now()],
    );
    return rowOf(tx, userId);
  });
  if (begun === undefined || begun.frame_url !== null) return checkOf(services, userId);
  const opened = await provider.open({ reference: referenceOf(begun), lang, site }).catch(() => undefined);
  if (opened === undefined) return shown(db, userId, false);
  await db.transaction(async (tx) => {
    await tx.query('update identity_checks set frame_url = $3 where user_id = $1 and attempt = $2', [
      ...[userId, begun.attempt, opened.frameUrl],
    ]);
    await applyCheck(tx, opened, now());
  });
  return shown(db, userId, true);
}

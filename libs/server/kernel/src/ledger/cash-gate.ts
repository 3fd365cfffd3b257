import type { Queryable } from '../db/db.ts';
import { barrierOf, barrierRefusal, type PlayerFacts } from './gate.ts';
import type { OwnLimits, ReadOwnLimits } from './own-limits.ts';
import { hasRight } from './rights.ts';
import type { Visit } from './visit.ts';

/** A request for a deposit or a withdrawal. */
export interface CashAsk {
  userId: number;
  visit: Visit;
  nowMs: number;
}

const LOCK_PLAYER = `
  select ban_level, coalesce(terms_agreed_at, registered_at / 1000) as terms_agreed_at,
    exists (select 1 from sessions where id = $2 and user_id = $1 and ended_at is null and expires_at > $3) as is_signed_in
  from users where id = $1 for no key update`;

/** Locks the player's row. */
async function lockAndRead(
  tx: Queryable,
  { userId, visit, nowMs }: CashAsk,
): Promise<Omit<PlayerFacts, 'excludedUntil' | 'isCheckOverdue'>> {
  const [row] = await tx.query<{ ban_level: number; terms_agreed_at: number; is_signed_in: boolean }>(LOCK_PLAYER, [
    userId,
    visit.sessionId,
    nowMs,
  ]);
  if (row === undefined) throw new Error(`user ${userId} does not exist`);
  return { banLevel: row.ban_level, termsAgreedAt: row.terms_agreed_at, isSignedIn: row.is_signed_in };
}

/**
 * Admits a deposit after the same checks as a wager: session, ban, self-exclusion, block, silent services, terms. Locks the player.
 *
 * @returns the player's own limits, including those on deposits.
 * @throws Refusal 401, 403, 451 or 503.
 * @spec AC-04 GD-07 RG-16 LIM-5
 */
export async function admitDeposit(tx: Queryable, ask: CashAsk, ownLimits: ReadOwnLimits): Promise<OwnLimits> {
  const player = await lockAndRead(tx, ask);
  const own = await ownLimits(tx, ask.userId, ask.nowMs);
  // An overdue reality check stops play, but not deposits.
  const barrier = barrierOf({ ...player, excludedUntil: own.excludedUntil, isCheckOverdue: false }, ask.visit);
  if (barrier !== null) throw barrierRefusal(barrier, 'deposit');
  if (!(await hasRight(tx, ask.userId, 'deposits', ask.nowMs))) throw barrierRefusal({ reason: 'right-denied' }, 'deposit');
  return own;
}

/**
 * Admits a withdrawal. It is the player's own money, so self-exclusion, new terms and blocked countries do not prevent it. A ban does,
 * except at the level that still allows withdrawals. Locks the player.
 *
 * @param openLevel - ban level that still allows withdrawals.
 * @throws Refusal 401 or 403.
 * @spec AC-04 GD-08 LIM-5
 */
export async function admitWithdrawal(tx: Queryable, ask: CashAsk, openLevel: number): Promise<void> {
  const { banLevel, isSignedIn } = await lockAndRead(tx, ask);
  if (!isSignedIn) throw barrierRefusal({ reason: 'signed-out' }, 'withdrawal');
  if (banLevel > 0 && banLevel !== openLevel) throw barrierRefusal({ reason: 'banned', level: banLevel }, 'withdrawal');
}

import { AccountType } from '@touchline/account-contract';
import { currencyOf, Refusal, type Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { hasRight, lockPlayer } from '@touchline/server-kernel/ledger';

/** Services used by the office. */
export type OfficeServices = Pick<Services, 'db' | 'house' | 'now' | 'ownLimits' | 'provided' | 'risks'>;

export const seconds = (ms: number): number => Math.floor(ms / 1000);

/** A player's main account; bonuses and thresholds are in its currency. */
export async function mainAccount(db: Queryable, userId: number): Promise<{ id: number; iso: string; exponent: number; unit: number }> {
  const [row] = await db.query<{ id: number; iso: string }>(
    `select id, currency_iso as iso from accounts where user_id = $1 and type = any ($2::int[]) order by type, id limit 1`,
    [userId, [AccountType.Main, AccountType.Currency]],
  );
  if (row === undefined) throw new Refusal(404, 'not-found', { detail: 'You have no account to credit' });
  const { exponent, unit } = currencyOf(row.iso);
  return { ...row, exponent, unit };
}

/** End of a player's self-exclusion, seconds; null without one. */
export async function excludedUntil(db: Queryable, { ownLimits, now }: OfficeServices, userId: number): Promise<number | null> {
  const until = (await ownLimits(db, userId, now())).excludedUntil;
  return until === null ? null : Math.ceil(until / 1000);
}

/**
 * Locks the player and rejects players who may not receive rewards: self-excluded, timed out or banned.
 *
 * @throws Refusal 403.
 */
export async function holdForReward(tx: Queryable, services: OfficeServices, userId: number): Promise<void> {
  await lockPlayer(tx, userId);
  const until = await excludedUntil(tx, services, userId);
  if (until !== null)
    throw new Refusal(403, 'self-excluded', {
      detail: 'You are taking a break: bonuses and promotions are off until it ends',
      more: { endsAt: until },
    });
  const [user] = await tx.query<{ ban_level: number }>('select ban_level from users where id = $1', [userId]);
  if ((user?.ban_level ?? 1) > 0)
    throw new Refusal(403, 'account-restricted', { detail: 'This account gets no rewards while it is blocked' });
  if (!(await hasRight(tx, userId, 'rewards', services.now())))
    throw new Refusal(403, 'account-restricted', { detail: 'This account gets no rewards' });
}

/** Whether a locked player may receive a reward now: neither on a break nor banned. */
export async function mayHaveReward(tx: Queryable, services: OfficeServices, userId: number): Promise<boolean> {
  const [user] = await tx.query<{ ban_level: number }>('select ban_level from users where id = $1', [userId]);
  const isOpen = user?.ban_level === 0 && (await excludedUntil(tx, services, userId)) === null;
  return isOpen && (await hasRight(tx, userId, 'rewards', services.now()));
}

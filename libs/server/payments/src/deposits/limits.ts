import type { DepositLimitLeft, DepositStop } from '@touchline/payments-contract';
import { bindingLimit, type Limit, type Stop, stopOf } from '@touchline/responsible-gaming-rules';
import type { Queryable } from '@touchline/server-kernel/db';
import { depositsLeft, depositsSince, type DepositUse, type OwnLimits } from '@touchline/server-kernel/ledger';
import { days } from '@touchline/shared-primitives';

const LONGEST_WINDOW = days(30);

/** Player, currency and time. */
interface DepositQuery {
  userId: number;
  currencyIso: string;
  nowMs: number;
}

/** Pending deposits count as well, because otherwise two concurrent ones could exceed a limit together. */
async function depositsOf(db: Queryable, { userId, nowMs }: DepositQuery): Promise<DepositUse[]> {
  const sinceMs = nowMs - LONGEST_WINDOW;
  const credited = await depositsSince(db, { userId, sinceMs });
  const open = await db.query<DepositUse>(
    `select created_at as at, currency_iso as "currencyIso", asked as amount from payments
     where user_id = $1 and direction = 'deposit' and state in ('started', 'pending') and created_at > $2`,
    [userId, sinceMs],
  );
  return [...credited, ...open].sort((one, other) => one.at - other.at);
}

/** Limits on deposits to all accounts, with what remains of each. */
const leftOf = async (db: Queryable, own: OwnLimits, query: DepositQuery) =>
  depositsLeft(own.deposits, { ...query, deposits: await depositsOf(db, query) });

/** The limit that a deposit would exceed, with the time from which it would pass; null if none. @spec RG-16 LIM-1 LIM-4 */
export async function depositStop(db: Queryable, own: OwnLimits, amount: number, query: DepositQuery): Promise<Stop | null> {
  const { nowMs } = query;
  const limits: readonly Limit[] = own.deposits.filter(({ currencyIso }) => currencyIso === null);
  const byTime = stopOf({ kind: 'deposit', amount }, { limits, nowMs });
  if (byTime !== null) return byTime;
  const binding = bindingLimit(await leftOf(db, own, query), amount);
  return binding === undefined ? null : { ...binding, freesAt: binding.freesAt(amount) };
}

/** What remains of each deposit limit; empty if the limits cannot be read. @spec LIM-12 */
export const depositLimitsLeft = async (db: Queryable, own: OwnLimits | null, query: DepositQuery): Promise<DepositLimitLeft[]> =>
  own === null ? [] : (await leftOf(db, own, query)).map(({ limitType, limit, left }) => ({ limitType, limit, left }));

const TIME_OUT = 33;

/** Why no deposit is possible at all, regardless of the amount. @spec LIM-13 */
export function generalStop(own: OwnLimits | null, banLevel: number, mayDeposit: boolean): DepositStop | null {
  const until = (ms: number) => Math.ceil(ms / 1000);
  if (banLevel > 0 || !mayDeposit) return { reason: 'restricted', until: null };
  if (own === null) return { reason: 'limits-unknown', until: null };
  if (own.excludedUntil !== null) return { reason: 'self-excluded', until: until(own.excludedUntil) };
  const endsAt = own.deposits.find(({ limitType }) => limitType === TIME_OUT)?.active?.endsAt;
  return endsAt == null ? null : { reason: 'time-out', until: until(endsAt) };
}

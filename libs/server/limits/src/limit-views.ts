import type { PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { activeAt, confirmableAt, plannedAt } from '@touchline/responsible-gaming-rules';
import { depositsLeft, depositsSince, type DepositUse, limitsOf, type Queryable, Refusal } from '@touchline/server-kernel';
import { days } from '@touchline/shared-primitives';
import { depositLimitsOf, keptLimits, type KeptLimit, limitIn, stakeLimitsOf } from './kept-limits.ts';
import { availableLimit, type MoneyUnit } from './offered.ts';

const MS_PER_SECOND = 1000;
const LONGEST_WINDOW_DAYS = 30;
const seconds = (ms: number) => Math.floor(ms / MS_PER_SECOND);
const endSeconds = (ms: number | null) => (ms === null ? null : Math.ceil(ms / MS_PER_SECOND));

const UNDER_WAY = `
  select created_at as at, currency_iso as "currencyIso", amount from shown_deposits_under_way where user_id = $1 and created_at > $2`;

interface LimitQuery {
  userId: number;
  nowMs: number;
  currencyIso: string;
}

/** Deposits within the longest limit window: credited and pending ones. */
async function depositsOf(db: Queryable, userId: number, nowMs: number): Promise<DepositUse[]> {
  const sinceMs = nowMs - days(LONGEST_WINDOW_DAYS);
  const credited = await depositsSince(db, { userId, sinceMs });
  const underWay = await db.query<DepositUse>(UNDER_WAY, [userId, sinceMs]);
  return [...credited, ...underWay].sort((one, other) => one.at - other.at);
}

/**
 * Remaining amounts of money limits; empty if an amount is in a currency without a unit, because the gate then rejects stakes and deposits.
 */
async function leftOf(db: Queryable, kept: readonly KeptLimit[], { userId, nowMs, currencyIso }: LimitQuery) {
  const deposits = await depositsOf(db, userId, nowMs);
  try {
    return [
      ...(await limitsOf(db, { userId, currencyIso, limits: stakeLimitsOf(kept, nowMs), nowMs })),
      ...depositsLeft(depositLimitsOf(kept, nowMs), { deposits, currencyIso, nowMs }),
    ];
  } catch (error) {
    if (error instanceof Refusal && error.code === 'currency-not-offered') return [];
    throw error;
  }
}

/**
 * A player's limits as the service reports them: active and pending values, with amounts converted to one currency, rounded down.
 *
 * @spec RG-01 RG-05 LIM-12
 */
export async function limitViews(db: Queryable, userId: number, { nowMs, unit }: { nowMs: number; unit: MoneyUnit }) {
  const { iso: currencyIso } = unit;
  const kept = await keptLimits(db, userId);
  const left = await leftOf(db, kept, { userId, nowMs, currencyIso });

  const viewsOf = (each: KeptLimit): PlayerLimitView[] => {
    const { id, reason } = each;
    const limit = limitIn(each, currencyIso);
    const { limitType, pending } = limit;
    const what = { id, ...availableLimit(limitType, unit), selfExcludeReason: reason };
    const active = activeAt(limit, nowMs);
    const balance = left.find((of) => of.limitType === limitType)?.left;
    const planned = plannedAt(limit, nowMs);
    return [
      ...(active === null
        ? []
        : [
            {
              ...{ ...what, limitState: 'ACTIVE' as const, limitValue: active.value, startedAt: seconds(active.startedAt) },
              ...{ endsAt: endSeconds(active.endsAt), needApprove: false, canConfirm: false, limitBalance: balance ?? null },
            },
          ]),
      ...(planned === null
        ? []
        : [
            {
              ...{ ...what, limitState: 'PENDING' as const, limitValue: planned.value, startedAt: endSeconds(planned.startedAt) ?? 0 },
              ...{ endsAt: endSeconds(planned.endsAt), needApprove: false, canConfirm: false, limitBalance: null },
            },
          ]),
      ...(pending === null
        ? []
        : [
            {
              ...{ ...what, limitState: 'PENDING' as const, limitValue: pending.value, startedAt: endSeconds(pending.requestedAt) ?? 0 },
              ...{ endsAt: null, needApprove: true, canConfirm: nowMs >= confirmableAt(pending), limitBalance: null },
            },
          ]),
    ];
  };
  return kept.flatMap(viewsOf);
}

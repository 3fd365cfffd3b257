import type { PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { activeAt, confirmableAt, inactiveAt, plannedAt } from '@touchline/responsible-gaming-rules';
import { Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { depositsLeft, depositsSince, type DepositUse, limitsOf } from '@touchline/server-kernel/ledger';
import { days } from '@touchline/shared-primitives';
import { depositLimitsOf, keptLimits, type KeptLimit, limitIn, stakeLimitsOf } from './kept-limits.ts';
import { availableLimit, type EnforcedType, type MoneyUnit } from './offered.ts';
import { exclusionType, type LimitSettings } from './settings.ts';

const MS_PER_SECOND = 1000;
const LONGEST_WINDOW_DAYS = 30;
const EXCLUSION = 30;
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

/** Time, currency of the amounts, and what the operator configured. */
interface ViewQuery {
  nowMs: number;
  unit: MoneyUnit;
  settings: LimitSettings;
}

/** A stored limit is an amount even where its type now is a length; a self-exclusion is shown under the type of its length. @spec RG-02 */
const whatIs = (limitType: EnforcedType, value: number | null, unit: MoneyUnit, settings: LimitSettings) => {
  const shown = limitType === EXCLUSION && value !== null ? exclusionType(value, settings) : limitType;
  return availableLimit(shown, unit, limitType === EXCLUSION ? settings.reading : 'money');
};

/**
 * A player's limits as the service reports them: active and pending values, then those that are over, with amounts converted to one currency, rounded down.
 *
 * @spec RG-01 RG-05 LIM-12
 */
export async function limitViews(db: Queryable, userId: number, { nowMs, unit, settings }: ViewQuery): Promise<PlayerLimitView[]> {
  const { iso: currencyIso } = unit;
  const kept = await keptLimits(db, userId);
  const left = await leftOf(db, kept, { userId, nowMs, currencyIso });

  const viewsOf = (each: KeptLimit): PlayerLimitView[] => {
    const { id, reason } = each;
    const limit = limitIn(each, currencyIso);
    const { limitType, pending } = limit;
    const active = activeAt(limit, nowMs);
    const planned = plannedAt(limit, nowMs);
    const balance = left.find((of) => of.limitType === limitType)?.left ?? null;
    const view = (value: number | null, more: Pick<PlayerLimitView, 'limitState' | 'startedAt'> & Partial<PlayerLimitView>) => ({
      ...{ id, ...whatIs(limitType, value, unit, settings), selfExcludeReason: reason, limitValue: value, endsAt: null },
      ...{ needApprove: false, canConfirm: false, limitBalance: null, ...more },
    });
    const views: PlayerLimitView[] = [];
    if (active !== null) {
      const [startedAt, endsAt] = [seconds(active.startedAt), endSeconds(active.endsAt)];
      views.push(view(active.value, { limitState: 'ACTIVE', startedAt, endsAt, limitBalance: balance }));
    }
    if (planned !== null) {
      const [startedAt, endsAt] = [endSeconds(planned.startedAt) ?? 0, endSeconds(planned.endsAt)];
      views.push(view(planned.value, { limitState: 'PENDING', startedAt, endsAt }));
    }
    if (pending !== null) {
      const [startedAt, canConfirm] = [endSeconds(pending.requestedAt) ?? 0, nowMs >= confirmableAt(pending)];
      views.push(view(pending.value, { limitState: 'PENDING', startedAt, needApprove: true, canConfirm }));
    }
    const over = inactiveAt(limit, nowMs);
    if (over !== null) {
      const [startedAt, endsAt] = [seconds(over.startedAt), endSeconds(over.endsAt)];
      views.push(view(over.value, { limitState: 'INACTIVE', startedAt, endsAt }));
    }
    return views;
  };
  const views = kept.flatMap(viewsOf);
  return [...views.filter(({ limitState }) => limitState !== 'INACTIVE'), ...views.filter(({ limitState }) => limitState === 'INACTIVE')];
}

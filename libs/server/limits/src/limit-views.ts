import type { PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { activeAt, confirmableAt, isOfMoney, type LimitType, meaningOf, plannedAt, usedIn } from '@touchline/responsible-gaming-rules';
import { currencyOf, depositsSince, limitsOf, type Queryable } from '@touchline/server-kernel';
import { days } from '@touchline/shared-primitives';
import { keptLimits, type KeptLimit, stakeLimitsOf } from './kept-limits.ts';
import { availableLimit, type MoneyUnit } from './offered.ts';

const MS_PER_SECOND = 1000;
const LONGEST_WINDOW_DAYS = 30;
const seconds = (ms: number) => Math.floor(ms / MS_PER_SECOND);
const endSeconds = (ms: number | null) => (ms === null ? null : Math.ceil(ms / MS_PER_SECOND));

/** Limits of one player as the service tells them: what binds and what waits. @spec RG-01 RG-05 LIM-12 */
export async function limitViews(db: Queryable, userId: number, { nowMs, unit }: { nowMs: number; unit: MoneyUnit }) {
  const kept = await keptLimits(db, userId);
  const limits = stakeLimitsOf(kept, nowMs);
  const left = await limitsOf(db, { userId, currencyIso: unit.iso, limits, nowMs });
  const deposits = await depositsSince(db, { userId, currencyIso: unit.iso, sinceMs: nowMs - days(LONGEST_WINDOW_DAYS) });
  /** What is left of a limit on money. */
  const leftOf = (limitType: LimitType, value: number): number | undefined => {
    const meaning = meaningOf(limitType);
    return isOfMoney(meaning) && meaning.kind === 'deposit'
      ? Math.max(0, value - usedIn(deposits, meaning.windowMs, nowMs))
      : left.find((each) => each.limitType === limitType)?.left;
  };

  const viewsOf = ({ id, limit, currencyIso, reason }: KeptLimit): PlayerLimitView[] => {
    const { limitType, pending } = limit;
    const iso = currencyIso ?? unit.iso;
    const what = { id, ...availableLimit(limitType, { iso, exponent: currencyOf(iso).exponent }), selfExcludeReason: reason };
    const active = activeAt(limit, nowMs);
    const planned = plannedAt(limit, nowMs);
    const balance = iso === unit.iso && active !== null ? leftOf(limitType, active.value) : undefined;
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
              ...{ ...what, limitState: 'PENDING' as const, limitValue: pending.value, startedAt: endSeconds(pending.askedAt) ?? 0 },
              ...{ endsAt: null, needApprove: true, canConfirm: nowMs >= confirmableAt(pending), limitBalance: null },
            },
          ]),
    ];
  };
  return kept.flatMap(viewsOf);
}

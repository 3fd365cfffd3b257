import { activeAt } from '@touchline/responsible-gaming-rules';
import type { ReadOwnLimits } from '@touchline/server-kernel';
import { depositLimitsOf, keptLimits, stakeLimitsOf } from './kept-limits.ts';
import { isCheckOverdue } from './reality-check.ts';

/** What the gate asks before every stake and every deposit. @spec RG-16 LIM-1 LIM-5 LIM-7 */
export const ownLimits: ReadOwnLimits = async (db, userId, nowMs) => {
  const kept = await keptLimits(db, userId);
  const exclusion = kept.find(({ limit }) => limit.limitType === 30);
  return {
    excludedUntil: (exclusion && activeAt(exclusion.limit, nowMs)?.endsAt) ?? null,
    isCheckOverdue: await isCheckOverdue(db, userId, nowMs, kept),
    limits: stakeLimitsOf(kept, nowMs),
    deposits: depositLimitsOf(kept, nowMs),
  };
};

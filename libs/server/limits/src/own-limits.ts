import { activeAt } from '@touchline/responsible-gaming-rules';
import type { ReadOwnLimits } from '@touchline/server-kernel/ledger';
import { depositLimitsOf, keptWithPlay, stakeLimitsOf } from './kept-limits.ts';
import { STOPPED_AFTER_MS } from './play-time.ts';
import { isCheckOverdue } from './reality-check.ts';

/** Limits that the gate reads before every stake and deposit. @spec RG-16 LIM-1 LIM-5 LIM-7 */
export const ownLimits: ReadOwnLimits = async (db, userId, nowMs) => {
  const own = await keptWithPlay(db, userId, nowMs - STOPPED_AFTER_MS);
  const { kept } = own;
  const exclusion = kept.find(({ limit }) => limit.limitType === 30);
  return {
    excludedUntil: (exclusion && activeAt(exclusion.limit, nowMs)?.endsAt) ?? null,
    isCheckOverdue: isCheckOverdue(own, nowMs),
    limits: stakeLimitsOf(kept, nowMs),
    deposits: depositLimitsOf(kept, nowMs),
  };
};

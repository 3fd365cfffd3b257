import { days, hours, minutes, seconds } from '@touchline/shared-primitives';
import { activeAt, type Limit } from './life-cycle.ts';
import { isOfMoney, type LimitReading, type LimitType, meaningOf, type MoneyMeaning } from './limit-types.ts';
import { bindingLimit, freesAt, type Use, usedIn } from './windows.ts';

/** An intended action of a player; `amount` in minor units. */
export type Act = { kind: 'bet' | 'round' | 'deposit'; amount: number } | { kind: 'sign-in' };

/** History of the player, oldest first, entirely from the server. */
export interface PlayerHistory {
  /** Stakes less refunds. */
  wagers?: readonly Use[];
  /** Stakes less refunds and winnings. */
  losses?: readonly Use[];
  deposits?: readonly Use[];
  /** Milliseconds of play across all tabs and devices. */
  play?: readonly Use[];
  /** Time of the last answer to a reality check, or of the start of play; null while the player does not play. */
  checkedAt?: number | null;
}

/** The limit that stops an action, and when it would allow it: null if waiting does not help. Amounts in the unit of the limit. */
export interface Stop {
  limitType: LimitType;
  limit: number;
  left: number;
  freesAt: number | null;
}

export interface AllowanceFacts extends PlayerHistory {
  limits: readonly Limit[];
  nowMs: number;
  reading?: LimitReading;
}

/** Time after which an unanswered reality check stops wagers. @spec LIM-7 */
const CHECK_GRACE_MS = seconds(60);

const usesOf = ({ kind }: MoneyMeaning, { wagers = [], losses = [], deposits = [] }: PlayerHistory) =>
  ({ wager: wagers, loss: losses, deposit: deposits })[kind];

/** Checks a limit that is not about money; null if it allows the action. */
function stopByTime(act: Act, limit: Limit, facts: AllowanceFacts): Stop | null {
  const { nowMs, reading, play = [], checkedAt = null } = facts;
  const active = activeAt(limit, nowMs);
  if (active === null) return null;
  const { limitType } = limit;
  const stop = (freed: number | null): Stop => ({ limitType, limit: active.value, left: 0, freesAt: freed });
  const isPlay = act.kind === 'bet' || act.kind === 'round';
  switch (meaningOf(limitType, reading).kind) {
    case 'exclusion':
      return act.kind === 'sign-in' ? null : stop(active.endsAt);
    case 'deposit-time-out':
      return act.kind === 'deposit' ? stop(active.endsAt) : null;
    case 'session': {
      const most = hours(active.value);
      if (act.kind === 'deposit' || usedIn(play, days(1), nowMs) < most) return null;
      return stop(freesAt({ limit: most, windowMs: days(1) }, 1, { uses: play, nowMs }));
    }
    case 'reality-check':
      return isPlay && checkedAt !== null && nowMs > checkedAt + minutes(active.value) + CHECK_GRACE_MS ? stop(null) : null;
    default:
      return null;
  }
}

function moneyLimits(act: Act, { limits, nowMs, reading, ...history }: AllowanceFacts) {
  return limits.flatMap((limit) => {
    const meaning = meaningOf(limit.limitType, reading);
    const active = activeAt(limit, nowMs);
    if (active === null || !isOfMoney(meaning) || (meaning.kind === 'deposit') !== (act.kind === 'deposit')) return [];
    const uses = usesOf(meaning, history);
    const left = Math.max(0, active.value - usedIn(uses, meaning.windowMs, nowMs));
    return [{ limitType: limit.limitType, limit: active.value, left, windowMs: meaning.windowMs, uses }];
  });
}

/**
 * Checks a bet, a round, a deposit or a sign-in against the player's limits. Limits of time take precedence over limits of money; among
 * several, the one that lasts longest or leaves least is returned. A player under self-exclusion may sign in; each further action is
 * checked separately.
 *
 * @returns null if allowed, or the limit that stops the action and when it would allow it.
 * @spec RG-16 LIM-1 LIM-4 LIM-5
 */
export function stopOf(act: Act, facts: AllowanceFacts): Stop | null {
  const stops = facts.limits.map((limit) => stopByTime(act, limit, facts)).filter((stop) => stop !== null);
  const [longest] = stops.sort((one, other) => (other.freesAt ?? Infinity) - (one.freesAt ?? Infinity));
  if (longest !== undefined) return longest;
  if (act.kind === 'sign-in') return null;
  const binding = bindingLimit(moneyLimits(act, facts), act.amount);
  if (binding === undefined) return null;
  const { limitType, limit, left } = binding;
  return { limitType, limit, left, freesAt: freesAt(binding, act.amount, { uses: binding.uses, nowMs: facts.nowMs }) };
}

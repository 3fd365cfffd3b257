import { days, ok, refused, type Result } from '@touchline/shared-primitives';
import { type LimitMeaning, type LimitReading, type LimitType, meaningOf } from './limit-types.ts';
import { EXCLUSION_STARTS_IN_DAYS, valueOf } from './limit-values.ts';

/** How long a looser limit waits before it can be confirmed, milliseconds. @spec RG-05 RG-17 */
export const LOOSER_AFTER_MS = days(1);

/** A limit that binds. Milliseconds since 1970; `endsAt` null while the player keeps it. */
export interface BindingLimit {
  value: number;
  startedAt: number;
  endsAt: number | null;
}
/** A looser value that waits for its time and a confirmation; null takes the limit away. */
export interface PendingChange {
  value: number | null;
  askedAt: number;
}
/** One limit of a player: what binds now, and what waits. */
export interface Limit {
  limitType: LimitType;
  active: BindingLimit | null;
  pending: PendingChange | null;
  /** A self-exclusion that begins later. It binds from its start on, beside what binds already. @spec RG-08 */
  planned?: BindingLimit | null;
}

export type LimitRefusal =
  /** The type cannot have this value. */
  | 'wrong-value'
  /** Self-exclusion and deposit time-out cannot be ended or shortened. @spec RG-06 */
  | 'cannot-shorten'
  /** Another looser value waits. @spec RG-09 */
  | 'change-pending'
  /** The extra-limits lock is on: nothing gets looser. */
  | 'locked'
  | 'nothing-pending'
  | 'too-early';

export interface LifeCycleRules {
  reading?: LimitReading;
  /** A looser value is taken only when none waits. @spec RG-09 */
  isPendingFinal?: boolean;
}

/** What the rules know of the moment. */
export interface ChangeContext extends LifeCycleRules {
  nowMs: number;
  /** Whether the player's extra-limits lock (37) binds. */
  isLocked: boolean;
  /** In how many days a self-exclusion is to begin: one of `EXCLUSION_STARTS_IN_DAYS`; at once unless given. @spec RG-08 */
  startsInDays?: number;
}

export const noLimit = (limitType: LimitType): Limit => ({ limitType, active: null, pending: null });

const endOf = ({ endsAt }: BindingLimit): number => endsAt ?? Infinity;

/** What binds at a moment; a limit with an end binds until that moment, and a planned one that follows without a gap prolongs it. @spec RG-08 */
export function activeAt({ active, planned = null }: Pick<Limit, 'active' | 'planned'>, nowMs: number): BindingLimit | null {
  const next = planned !== null && nowMs < endOf(planned) ? planned : null;
  if (active === null || nowMs >= endOf(active)) return next !== null && next.startedAt <= nowMs ? next : null;
  const isProlonged = next !== null && next.startedAt <= endOf(active) && endOf(next) > endOf(active);
  return isProlonged ? { ...active, endsAt: next.endsAt } : active;
}

/** A self-exclusion that is set and has not begun. @spec RG-08 */
export function plannedAt(limit: Pick<Limit, 'active' | 'planned'>, nowMs: number): BindingLimit | null {
  const { planned = null } = limit;
  if (planned === null || planned.startedAt <= nowMs) return null;
  const active = activeAt(limit, nowMs);
  return active !== null && endOf(active) >= endOf(planned) ? null : planned;
}

const hasEnd = ({ kind }: LimitMeaning): boolean => kind === 'exclusion' || kind === 'deposit-time-out';
/** Every value that stays until it is changed is stricter the smaller it is; no value is the loosest. */
const isLooser = (from: BindingLimit | null, to: number | null): boolean => from !== null && (to === null || to > from.value);

/** Nothing that is set ends earlier or begins later by a change. @spec RG-06 */
function changeWithEnd(limit: Limit, length: number | null, nowMs: number): Result<Limit, LimitRefusal> {
  if (length === null) return refused('cannot-shorten');
  const endsAt = nowMs + days(length);
  const [active, planned] = [activeAt(limit, nowMs), plannedAt(limit, nowMs)];
  if (active !== null && endsAt < endOf(active)) return refused('cannot-shorten');
  const { planned: _before, ...kept } = limit;
  return ok({
    ...kept,
    active: { value: length, startedAt: active?.startedAt ?? nowMs, endsAt },
    pending: null,
    ...(planned !== null && endOf(planned) > endsAt && { planned }),
  });
}

/** What binds now goes on; a planned one is replaced only by one that begins no later and ends no earlier. @spec RG-08 */
function planExclusion(
  limit: Limit,
  length: number | null,
  { nowMs, inDays }: { nowMs: number; inDays: number },
): Result<Limit, LimitRefusal> {
  if (length === null) return refused('cannot-shorten');
  const startedAt = nowMs + days(inDays);
  const wanted = { value: length, startedAt, endsAt: startedAt + days(length) };
  const [active, planned] = [activeAt(limit, nowMs), plannedAt(limit, nowMs)];
  const isWithin = active !== null && endOf(active) >= wanted.endsAt;
  const isLess = planned !== null && (planned.startedAt < startedAt || endOf(planned) > wanted.endsAt);
  return isWithin || isLess ? refused('cannot-shorten') : ok({ ...limit, active, pending: null, planned: wanted });
}

/**
 * The player wants a value. A stricter one binds at once and drops what waited; a looser one waits for 24 hours and a confirmation.
 *
 * @param sent - null takes the limit away.
 * @spec RG-05 RG-06 RG-08 RG-09 RG-17 LIM-3
 */
export function changeLimit(limit: Limit, sent: number | null, context: ChangeContext): Result<Limit, LimitRefusal> {
  const { nowMs, isLocked, reading, isPendingFinal = true, startsInDays: inDays = 0 } = context;
  const meaning = meaningOf(limit.limitType, reading);
  const value = valueOf(meaning, sent);
  const mayStart = inDays === 0 || (meaning.kind === 'exclusion' && EXCLUSION_STARTS_IN_DAYS.some((known) => known === inDays));
  if (value === undefined || !mayStart) return refused('wrong-value');
  if (inDays > 0) return planExclusion(limit, value, { nowMs, inDays });
  if (hasEnd(meaning)) return changeWithEnd(limit, value, nowMs);
  const active = activeAt(limit, nowMs);
  if (isLooser(active, value)) {
    if (isLocked && meaning.kind !== 'lock') return refused('locked');
    if (isPendingFinal && limit.pending !== null) return refused('change-pending');
    return ok({ ...limit, pending: { value, askedAt: nowMs } });
  }
  if (value === null) return ok({ ...limit, active: null, pending: null });
  const startedAt = active?.value === value ? active.startedAt : nowMs;
  return ok({ ...limit, active: { value, startedAt, endsAt: null }, pending: null });
}

/** When a waiting change can be confirmed, milliseconds since 1970. @spec RG-05 */
export const confirmableAt = ({ askedAt }: PendingChange): number => askedAt + LOOSER_AFTER_MS;

/** The player confirms what waited. @spec RG-05 RG-17 LIM-3 */
export function confirmChange(limit: Limit, { nowMs, isLocked, reading }: ChangeContext): Result<Limit, LimitRefusal> {
  const { pending } = limit;
  if (pending === null) return refused('nothing-pending');
  if (nowMs < confirmableAt(pending)) return refused('too-early');
  if (isLocked && meaningOf(limit.limitType, reading).kind !== 'lock') return refused('locked');
  const { value } = pending;
  return ok({ ...limit, active: value === null ? null : { value, startedAt: nowMs, endsAt: null }, pending: null });
}

/** The player takes back what waited; what binds stays. @spec RG-06 RG-07 */
export const rejectChange = (limit: Limit): Result<Limit, LimitRefusal> =>
  limit.pending === null ? refused('nothing-pending') : ok({ ...limit, pending: null });

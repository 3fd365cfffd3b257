import { days, ok, refused, type Result } from '@touchline/shared-primitives';
import { type LimitMeaning, type LimitReading, type LimitType, meaningOf } from './limit-types.ts';
import { EXCLUSION_STARTS_IN_DAYS, valueOf } from './limit-values.ts';

/** Delay before a looser limit can be confirmed, milliseconds. @spec RG-05 RG-17 */
export const LOOSER_AFTER_MS = days(1);

/** A limit in force. Milliseconds since 1970; `endsAt` is null for a limit without an end. */
export interface BindingLimit {
  value: number;
  startedAt: number;
  endsAt: number | null;
}
/** A pending looser value that needs a confirmation; null removes the limit. */
export interface PendingChange {
  value: number | null;
  requestedAt: number;
}
/** One limit of a player: the value in force and the pending one. */
export interface Limit {
  limitType: LimitType;
  active: BindingLimit | null;
  pending: PendingChange | null;
  /** A self-exclusion with a later start. It applies from its start, in addition to the active one. @spec RG-08 */
  planned?: BindingLimit | null;
  /** The limit as it was when the player removed it; `endsAt` is the time of the removal. @spec RG-01 */
  ended?: BindingLimit | null;
}

export type LimitRefusal =
  /** The value is invalid for this type. */
  | 'wrong-value'
  /** Self-exclusion and deposit time-out cannot be ended or shortened. @spec RG-06 */
  | 'cannot-shorten'
  /** Another looser value is pending. @spec RG-09 */
  | 'change-pending'
  /** The extra-limits lock is on: looser values are rejected. */
  | 'locked'
  | 'nothing-pending'
  | 'too-early';

export interface LifeCycleRules {
  reading?: LimitReading;
  /** Whether a looser value is rejected while another is pending. @spec RG-09 */
  isPendingFinal?: boolean;
}

/** Circumstances of a change. */
export interface ChangeContext extends LifeCycleRules {
  nowMs: number;
  /** Whether the player's extra-limits lock (37) is on. */
  isLocked: boolean;
  /** Days until a self-exclusion starts, one of `EXCLUSION_STARTS_IN_DAYS`; by default at once. @spec RG-08 */
  startsInDays?: number;
}

export const noLimit = (limitType: LimitType): Limit => ({ limitType, active: null, pending: null });

const endOf = ({ endsAt }: BindingLimit): number => endsAt ?? Infinity;

/**
 * The limit in force at a time. An end is exclusive, and a planned self-exclusion that follows without a gap extends the active one.
 *
 * @spec RG-08
 */
export function activeAt({ active, planned = null }: Pick<Limit, 'active' | 'planned'>, nowMs: number): BindingLimit | null {
  const next = planned !== null && nowMs < endOf(planned) ? planned : null;
  if (active === null || nowMs >= endOf(active)) return next !== null && next.startedAt <= nowMs ? next : null;
  const isProlonged = next !== null && next.startedAt <= endOf(active) && endOf(next) > endOf(active);
  return isProlonged ? { ...active, endsAt: next.endsAt } : active;
}

/** A self-exclusion that has not started. @spec RG-08 */
export function plannedAt(limit: Pick<Limit, 'active' | 'planned'>, nowMs: number): BindingLimit | null {
  const { planned = null } = limit;
  if (planned === null || planned.startedAt <= nowMs) return null;
  const active = activeAt(limit, nowMs);
  return active !== null && endOf(active) >= endOf(planned) ? null : planned;
}

/** The last limit that is over, while none is in force, planned or pending: an exclusion that ended, or a removed limit. @spec RG-01 */
export function inactiveAt(limit: Limit, nowMs: number): BindingLimit | null {
  if (activeAt(limit, nowMs) !== null || plannedAt(limit, nowMs) !== null || limit.pending !== null) return null;
  const { active, planned = null, ended = null } = limit;
  const over = [active, planned, ended].filter((each) => each !== null);
  return over.sort((one, other) => endOf(other) - endOf(one))[0] ?? null;
}

const hasEnd = ({ kind }: LimitMeaning): boolean => kind === 'exclusion' || kind === 'deposit-time-out';
/** For values without an end, smaller is stricter; no value is the loosest. */
const isLooser = (from: BindingLimit | null, to: number | null): boolean => from !== null && (to === null || to > from.value);

/** Rejects changes that end an exclusion earlier or start it later. @spec RG-06 */
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

/** The active exclusion is kept; a planned one can only be replaced by one that starts no later and ends no earlier. @spec RG-08 */
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
 * Sets a limit. A stricter value applies at once and drops a pending one; a looser value is pending for 24 hours and then needs a
 * confirmation.
 *
 * @param sent - null removes the limit.
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
    return ok({ ...limit, pending: { value, requestedAt: nowMs } });
  }
  if (value === null) return ok({ ...limit, active: null, pending: null });
  const startedAt = active?.value === value ? active.startedAt : nowMs;
  return ok({ ...limit, active: { value, startedAt, endsAt: null }, pending: null });
}

/** When a pending change can be confirmed, milliseconds since 1970. @spec RG-05 */
export const confirmableAt = ({ requestedAt }: PendingChange): number => requestedAt + LOOSER_AFTER_MS;

/** Confirms a pending change. @spec RG-05 RG-17 LIM-3 */
export function confirmChange(limit: Limit, { nowMs, isLocked, reading }: ChangeContext): Result<Limit, LimitRefusal> {
  const { pending } = limit;
  if (pending === null) return refused('nothing-pending');
  if (nowMs < confirmableAt(pending)) return refused('too-early');
  if (isLocked && meaningOf(limit.limitType, reading).kind !== 'lock') return refused('locked');
  const { value } = pending;
  if (value !== null) return ok({ ...limit, active: { value, startedAt: nowMs, endsAt: null }, pending: null });
  const active = activeAt(limit, nowMs);
  return ok({ ...limit, active: null, pending: null, ...(active !== null && { ended: { ...active, endsAt: nowMs } }) });
}

/** Cancels a pending change; the value in force is kept. @spec RG-06 RG-07 */
export const rejectChange = (limit: Limit): Result<Limit, LimitRefusal> =>
  limit.pending === null ? refused('nothing-pending') : ok({ ...limit, pending: null });

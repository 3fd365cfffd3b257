import { activeAt, type Limit } from '@touchline/responsible-gaming-rules';
import { type Bounds, isCurrencyOffered } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { amountIn, type DepositLimit, noteExclusion, type SetLimit } from '@touchline/server-kernel/ledger';
import { DEPOSIT_LIMITS, type EnforcedType, isEnforced, STAKE_LIMITS } from './offered.ts';
import { LIMIT_CHANGES_OF_PLAYER, LOOSER_LIMITS_OF_PLAYER } from './stored.ts';

const EXCLUSION = 30;

/** A stored limit. */
export interface KeptLimit {
  id: number;
  /** Currency of a money limit; null for other limits. */
  currencyIso: string | null;
  /** Currency of the pending looser value; null if there is none or it is not money. */
  pendingCurrencyIso: string | null;
  /** Currency of the removed value; null if there is none or it is not money. */
  endedCurrencyIso: string | null;
  reason: number | null;
  limit: Limit & { limitType: EnforcedType };
}

interface Row {
  id: number;
  limit_type: number;
  currency_iso: string | null;
  value: number | null;
  started_at: number | null;
  ends_at: number | null;
  pending_value: number | null;
  pending_at: number | null;
  pending_currency_iso: string | null;
  reason: number | null;
  planned_value: number | null;
  planned_at: number | null;
  planned_ends_at: number | null;
  ended_value: number | null;
  ended_from: number | null;
  ended_at: number | null;
  ended_currency_iso: string | null;
}

const COLUMNS =
  'id, limit_type, currency_iso, value, started_at, ends_at, pending_value, pending_at, pending_currency_iso, reason, planned_value, planned_at, planned_ends_at, ended_value, ended_from, ended_at, ended_currency_iso';

/** @throws Error for a limit type that this backend does not enforce; stakes are then rejected. @spec LIM-13 */
function ofRow({ id, limit_type: limitType, currency_iso: currencyIso, reason, ...row }: Row): KeptLimit {
  if (!isEnforced(limitType)) throw new Error(`limit ${id} has type ${limitType}, which is not enforced here`);
  const { value, started_at: startedAt, ends_at: endsAt, pending_value, pending_at: requestedAt } = row;
  const active = value === null || startedAt === null ? null : { value, startedAt, endsAt };
  const { planned_value: plannedValue, planned_at: plannedAt, planned_ends_at: plannedEndsAt } = row;
  const planned = plannedValue === null || plannedAt === null ? null : { value: plannedValue, startedAt: plannedAt, endsAt: plannedEndsAt };
  const pending = requestedAt === null ? null : { value: pending_value, requestedAt };
  const pendingCurrencyIso = pending === null ? null : (row.pending_currency_iso ?? currencyIso);
  const { ended_value: endedValue, ended_from: endedFrom, ended_at: endedAt, ended_currency_iso: endedCurrencyIso } = row;
  const ended = endedValue === null || endedFrom === null ? null : { value: endedValue, startedAt: endedFrom, endsAt: endedAt };
  return { id, currencyIso, pendingCurrencyIso, endedCurrencyIso, reason, limit: { limitType, active, pending, planned, ended } };
}

/** All limits of a player, ordered by type. */
export async function keptLimits(db: Queryable, userId: number): Promise<KeptLimit[]> {
  return (await db.query<Row>(`select ${COLUMNS} from player_limits where user_id = $1 order by limit_type`, [userId])).map(ofRow);
}

/** One limit of a player; undefined if it was never set. */
export async function keptLimit(db: Queryable, userId: number, limitType: EnforcedType): Promise<KeptLimit | undefined> {
  const rows = await db.query<Row>(`select ${COLUMNS} from player_limits where user_id = $1 and limit_type = $2`, [userId, limitType]);
  return rows.map(ofRow)[0];
}

/** A player's limits with the state that reality checks need. */
export interface KeptWithPlay {
  kept: KeptLimit[];
  /** Milliseconds; null if the player is not playing or has set no check. */
  playingSince: number | null;
  answeredAt: number | null;
}

const WITH_PLAY = `
  select ${COLUMNS},
    case when limit_type = 32 then
      (select from_at from play_stretches where user_id = $1 and to_at >= $2 order by from_at desc limit 1) end as playing_since,
    case when limit_type = 32 then (select answered_at from reality_checks where user_id = $1) end as answered_at
  from player_limits where user_id = $1 order by limit_type`;

/**
 * Like {@link keptLimits}, in a single query for the gate, which runs before every stake.
 *
 * @param playedAfter - a player whose last call was earlier is not playing any more.
 */
export async function keptWithPlay(db: Queryable, userId: number, playedAfter: number): Promise<KeptWithPlay> {
  const rows = await db.query<Row & { playing_since: number | null; answered_at: number | null }>(WITH_PLAY, [userId, playedAfter]);
  const check = rows.find(({ limit_type }) => limit_type === 32);
  return { kept: rows.map(ofRow), playingSince: check?.playing_since ?? null, answeredAt: check?.answered_at ?? null };
}

export type LimitAction = 'set' | 'confirm' | 'reject';

const KEEP = `
  insert into player_limits (user_id, limit_type, currency_iso, value, started_at, ends_at, pending_value, pending_at, reason,
    planned_value, planned_at, planned_ends_at, pending_currency_iso, ended_value, ended_from, ended_at, ended_currency_iso)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
  on conflict (user_id, limit_type) do update set currency_iso = excluded.currency_iso, value = excluded.value,
    started_at = excluded.started_at, ends_at = excluded.ends_at, pending_value = excluded.pending_value,
    pending_at = excluded.pending_at, reason = excluded.reason, planned_value = excluded.planned_value,
    planned_at = excluded.planned_at, planned_ends_at = excluded.planned_ends_at,
    pending_currency_iso = excluded.pending_currency_iso, ended_value = excluded.ended_value, ended_from = excluded.ended_from,
    ended_at = excluded.ended_at, ended_currency_iso = excluded.ended_currency_iso`;
const LOG = `
  insert into player_limit_changes
    (user_id, limit_type, action, value, pending_value, ends_at, made_at, is_looser, planned_at, planned_ends_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/** Keeps requests for a looser limit, because signs of harm are derived from them. */
const FORGET_OLDEST = `
  delete from player_limit_changes where user_id = $1 and not is_looser
    and id <= (select id from player_limit_changes where user_id = $1 and not is_looser order by id desc offset $2 limit 1)`;

/** Stores a limit and logs the change, in the transaction that locks the player. @throws Refusal 429 after too many looser limits */
export async function keepLimit(
  tx: Queryable,
  { bounds, userId, action, nowMs }: { bounds: Bounds; userId: number; action: LimitAction; nowMs: number },
  {
    limit: { limitType, active, pending, planned = null, ended = null },
    currencyIso,
    pendingCurrencyIso,
    endedCurrencyIso,
    reason,
  }: Omit<KeptLimit, 'id'>,
): Promise<void> {
  const { value = null, startedAt = null, endsAt = null } = active ?? {};
  const waiting = pending?.value ?? null;
  const later = [planned?.startedAt ?? null, planned?.endsAt ?? null];
  const planning = [planned?.value ?? null, ...later];
  await tx.query(KEEP, [
    ...[userId, limitType, currencyIso, value, startedAt, endsAt, waiting, pending?.requestedAt ?? null, reason, ...planning],
    pending === null ? null : pendingCurrencyIso,
    ...[ended?.value ?? null, ended?.startedAt ?? null, ended?.endsAt ?? null, ended === null ? null : endedCurrencyIso],
  ]);
  if (limitType === EXCLUSION) {
    const spans = [active, planned].flatMap((span) => (span?.endsAt == null ? [] : [{ fromAt: span.startedAt, untilAt: span.endsAt }]));
    const fromAt = Math.min(...spans.map((span) => span.fromAt));
    const untilAt = Math.max(...spans.map((span) => span.untilAt));
    await noteExclusion(tx, userId, spans.length === 0 ? null : { fromAt, untilAt });
  }
  const isLooser = action === 'set' && pending?.requestedAt === nowMs;
  if (isLooser) await bounds.take(tx, LOOSER_LIMITS_OF_PLAYER, String(userId));
  await tx.query(LOG, [userId, limitType, action, value, waiting, endsAt, nowMs, isLooser, ...later]);
  await tx.query(FORGET_OLDEST, [userId, bounds.mostOf(LIMIT_CHANGES_OF_PLAYER)]);
}

/** A currency without a unit gives 0; the gate refuses to convert it. */
const valueIn = (value: number, from: string, to: string): number => (isCurrencyOffered(from) ? amountIn(value, from, to) : 0);

/** A limit with its amounts converted to a currency, rounded down. Any larger requested amount is therefore really looser. */
export function limitIn({ limit, currencyIso, pendingCurrencyIso, endedCurrencyIso }: KeptLimit, iso: string): KeptLimit['limit'] {
  const { active, pending, ended = null } = limit;
  const past = ended !== null && endedCurrencyIso !== null ? { ...ended, value: valueIn(ended.value, endedCurrencyIso, iso) } : ended;
  if (currencyIso === null) return { ...limit, ended: past };
  return {
    ...limit,
    ended: past,
    active: active && { ...active, value: valueIn(active.value, currencyIso, iso) },
    pending: pending?.value == null ? pending : { ...pending, value: valueIn(pending.value, pendingCurrencyIso ?? currencyIso, iso) },
  };
}

/** Active stake limits. */
export const stakeLimitsOf = (kept: readonly KeptLimit[], nowMs: number): SetLimit[] =>
  kept.flatMap(({ limit, currencyIso }): SetLimit[] => {
    const active = activeAt(limit, nowMs);
    const limitType = STAKE_LIMITS.find((known) => known === limit.limitType);
    return active === null || limitType === undefined || currencyIso === null ? [] : [{ limitType, amount: active.value, currencyIso }];
  });

/** Limits on deposits with their active values. @spec RG-02 */
export const depositLimitsOf = (kept: readonly KeptLimit[], nowMs: number): DepositLimit[] =>
  kept.flatMap(({ limit, currencyIso }): DepositLimit[] =>
    DEPOSIT_LIMITS.some((known) => known === limit.limitType) ? [{ ...limit, active: activeAt(limit, nowMs), currencyIso }] : [],
  );

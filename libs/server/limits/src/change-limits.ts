import {
  activeAt,
  type ChangeContext,
  changeLimit,
  confirmChange,
  isOfMoney,
  type Limit,
  type LimitRefusal,
  meaningOf,
  noLimit,
  rejectChange,
} from '@touchline/responsible-gaming-rules';
import { type Bounds, currencyOf, Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import type { Language } from '@touchline/server-kernel/http';
import { lockPlayer } from '@touchline/server-kernel/ledger';
import { keepLimit, keptLimits, type KeptLimit, limitIn } from './kept-limits.ts';
import { type EnforcedType, isEnforced, type MoneyUnit, REASONS } from './offered.ts';
import { isItsLength, isLength, type LimitSettings } from './settings.ts';
import { titlesIn } from './messages.ts';

/** A requested value of a limit: minor units, days, or 1. */
export interface Wish {
  limitType: number;
  limitValue: number | null;
  selfExcludeReason?: number | undefined;
  /** Days until a requested self-exclusion begins. @spec RG-08 */
  startsInDays?: number | undefined;
  /** Currency of an amount; defaults to that of the selected account. @spec LIM-12 */
  currencyIso?: string | undefined;
}
export interface Changing {
  bounds: Bounds;
  userId: number;
  nowMs: number;
  unit: MoneyUnit;
  language: Language;
  settings: LimitSettings;
}

const EXCLUSION = 30;
const LOCK_TYPE = 37;

const refused = (status: number, code: string, title: string, field?: string): Refusal =>
  new Refusal(status, code, { detail: title, more: { title }, ...(field !== undefined && { field }) });

/** A rejection by the rules, with its text for the player. @spec RG-15 */
export const refusalOf = (reason: LimitRefusal, language: Language): Refusal =>
  refused(reason === 'wrong-value' ? 400 : 409, `limit-${reason}`, titlesIn(language)[reason]);

/** The player's limits and the time, as the rules need them. */
export const contextOf = (kept: readonly KeptLimit[], { nowMs, settings }: Pick<Changing, 'nowMs' | 'settings'>): ChangeContext => ({
  nowMs,
  isPendingFinal: settings.isPendingFinal,
  isLocked: kept.some(({ limit }) => limit.limitType === LOCK_TYPE && activeAt(limit, nowMs) !== null),
});

/** Fixes the currency of requested amounts, so that selecting another account later does not change them. @throws Refusal 409 */
export const withCurrency = (wishes: readonly Wish[], unit: MoneyUnit): Wish[] =>
  wishes.map((wish) => ({ ...wish, currencyIso: currencyOf(wish.currencyIso ?? unit.iso).iso }));

/** A limit converted to the currency of the request, for comparison. */
export const comparedWith = (kept: readonly KeptLimit[], limitType: EnforcedType, { currencyIso }: Wish, unit: MoneyUnit): Limit => {
  const known = kept.find(({ limit }) => limit.limitType === limitType);
  return known === undefined ? noLimit(limitType) : limitIn(known, currencyIso ?? unit.iso);
};

/** Whether a limit that the player set earlier still restricts them. */
const isHeld = ({ limit }: KeptLimit, nowMs: number): boolean => activeAt(limit, nowMs) !== null || limit.pending !== null;

/**
 * The limit that a wish is about. A length of self-exclusion is a self-exclusion (30) of so many days. A type that is not configured, or
 * that was an amount before the reading changed, can only be changed by a player who holds such a limit: it binds until it is removed.
 *
 * @throws Refusal 400 or 409.
 * @spec RG-02 RG-03 RG-16
 */
export function wishFor(
  wish: Wish,
  kept: readonly KeptLimit[],
  { nowMs, language, settings }: Changing,
): Wish & { limitType: EnforcedType } {
  const { limitType, limitValue } = wish;
  const isTheirs = kept.some((each) => each.limit.limitType === limitType && isHeld(each, nowMs));
  if (!isEnforced(limitType) || !(isTheirs || settings.types.includes(limitType)))
    throw refused(400, 'limit-not-offered', titlesIn(language)['not-offered'], 'limitType');
  if (!isLength(limitType, settings) || (limitValue === null && isTheirs)) return { ...wish, limitType };
  if (!settings.types.includes(limitType) || (limitValue !== null && !isItsLength(limitType, limitValue, settings)))
    throw refusalOf('wrong-value', language);
  return { ...wish, limitType: EXCLUSION };
}

const withType = <Type extends Limit['limitType']>(limit: Limit, limitType: Type) => ({ ...limit, limitType });

/** Sets limits, all or none. @throws Refusal 400 or 409, and nothing is changed. @spec RG-04 RG-16 RG-17 */
export async function setLimits(tx: Queryable, changing: Changing, wishes: readonly Wish[]): Promise<void> {
  const { bounds, userId, nowMs, unit, language } = changing;
  await lockPlayer(tx, userId);
  for (const asked of wishes) {
    const kept = await keptLimits(tx, userId);
    const wish = wishFor(asked, kept, changing);
    const { limitType, limitValue, selfExcludeReason, startsInDays = 0 } = wish;
    if (selfExcludeReason !== undefined && !REASONS.some(({ id }) => id === selfExcludeReason))
      throw refused(400, 'bad-request', titlesIn(language)['unknown-reason'], 'selfExcludeReason');
    const known = kept.find(({ limit }) => limit.limitType === limitType);
    const changed = changeLimit(comparedWith(kept, limitType, wish, unit), limitValue, { ...contextOf(kept, changing), startsInDays });
    if (!changed.isOk) throw refusalOf(changed.reason, language);
    const currencyIso = isOfMoney(meaningOf(limitType)) ? (wish.currencyIso ?? unit.iso) : null;
    const { pending } = changed.value;
    // A pending value does not affect the active one, which keeps its own currency and exact amount.
    const binds =
      pending === null || known === undefined ? { active: changed.value.active, currencyIso } : { ...known, active: known.limit.active };
    await keepLimit(
      tx,
      { bounds, userId, action: 'set', nowMs },
      {
        limit: { ...withType(changed.value, limitType), active: binds.active, ended: known?.limit.ended ?? null },
        currencyIso: binds.currencyIso,
        pendingCurrencyIso: pending === null ? null : currencyIso,
        endedCurrencyIso: known?.endedCurrencyIso ?? null,
        reason: selfExcludeReason ?? known?.reason ?? null,
      },
    );
  }
}

/** Confirms a looser value after its waiting time, or withdraws it. @throws Refusal 404 or 409. @spec RG-05 RG-06 RG-07 */
export async function decideChange(
  tx: Queryable,
  { bounds, userId, nowMs, language, settings }: Omit<Changing, 'unit'>,
  { id, action }: { id: number; action: 'confirm' | 'reject' },
): Promise<void> {
  await lockPlayer(tx, userId);
  const kept = await keptLimits(tx, userId);
  const known = kept.find((each) => each.id === id);
  if (known === undefined) throw refused(404, 'not-found', titlesIn(language)['not-yours']);
  const changed = action === 'confirm' ? confirmChange(known.limit, contextOf(kept, { nowMs, settings })) : rejectChange(known.limit);
  if (!changed.isOk) throw refusalOf(changed.reason, language);
  const currencyIso = action === 'confirm' ? known.pendingCurrencyIso : known.currencyIso;
  const endedCurrencyIso = changed.value.ended === known.limit.ended ? known.endedCurrencyIso : known.currencyIso;
  await keepLimit(
    tx,
    { bounds, userId, action, nowMs },
    { ...known, currencyIso, endedCurrencyIso, limit: withType(changed.value, known.limit.limitType) },
  );
}

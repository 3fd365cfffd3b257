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
import { type Bounds, currencyOf, type Language, lockPlayer, type Queryable, Refusal } from '@touchline/server-kernel';
import { keepLimit, keptLimits, type KeptLimit, limitIn } from './kept-limits.ts';
import { isOffered, type MoneyUnit, type OfferedType, REASONS } from './offered.ts';
import { TITLES } from './words.ts';

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
}

const LOCK_TYPE = 37;

const refused = (status: number, code: string, title: string, field?: string): Refusal =>
  new Refusal(status, code, { detail: title, more: { title }, ...(field !== undefined && { field }) });

/** A rejection by the rules, with its text for the player. @spec RG-15 */
export const refusalOf = (reason: LimitRefusal, language: Language): Refusal =>
  refused(reason === 'wrong-value' ? 400 : 409, `limit-${reason}`, TITLES[reason][language]);

/** The player's limits and the time, as the rules need them. */
export const contextOf = (kept: readonly KeptLimit[], nowMs: number): ChangeContext => ({
  nowMs,
  isLocked: kept.some(({ limit }) => limit.limitType === LOCK_TYPE && activeAt(limit, nowMs) !== null),
});

/** Fixes the currency of requested amounts, so that selecting another account later does not change them. @throws Refusal 409 */
export const withCurrency = (wishes: readonly Wish[], unit: MoneyUnit): Wish[] =>
  wishes.map((wish) => ({ ...wish, currencyIso: currencyOf(wish.currencyIso ?? unit.iso).iso }));

/** A limit converted to the currency of the request, for comparison. */
export const comparedWith = (kept: readonly KeptLimit[], limitType: OfferedType, { currencyIso }: Wish, unit: MoneyUnit): Limit => {
  const known = kept.find(({ limit }) => limit.limitType === limitType);
  return known === undefined ? noLimit(limitType) : limitIn(known, currencyIso ?? unit.iso);
};

const withType = <Type extends Limit['limitType']>(limit: Limit, limitType: Type) => ({ ...limit, limitType });

/** Sets limits, all or none. @throws Refusal 400 or 409, and nothing is changed. @spec RG-04 RG-16 RG-17 */
export async function setLimits(
  tx: Queryable,
  { bounds, userId, nowMs, unit, language }: Changing,
  wishes: readonly Wish[],
): Promise<void> {
  await lockPlayer(tx, userId);
  for (const wish of wishes) {
    const { limitType, limitValue, selfExcludeReason, startsInDays = 0 } = wish;
    if (!isOffered(limitType)) throw refused(400, 'limit-not-offered', TITLES['not-offered'][language], 'limitType');
    if (selfExcludeReason !== undefined && !REASONS.some(({ id }) => id === selfExcludeReason))
      throw refused(400, 'bad-request', TITLES['unknown-reason'][language], 'selfExcludeReason');
    const kept = await keptLimits(tx, userId);
    const known = kept.find(({ limit }) => limit.limitType === limitType);
    const changed = changeLimit(comparedWith(kept, limitType, wish, unit), limitValue, { ...contextOf(kept, nowMs), startsInDays });
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
        limit: { ...withType(changed.value, limitType), active: binds.active },
        currencyIso: binds.currencyIso,
        pendingCurrencyIso: pending === null ? null : currencyIso,
        reason: selfExcludeReason ?? known?.reason ?? null,
      },
    );
  }
}

/** Confirms a looser value after its waiting time, or withdraws it. @throws Refusal 404 or 409. @spec RG-05 RG-06 RG-07 */
export async function decideChange(
  tx: Queryable,
  { bounds, userId, nowMs, language }: Omit<Changing, 'unit'>,
  { id, action }: { id: number; action: 'confirm' | 'reject' },
): Promise<void> {
  await lockPlayer(tx, userId);
  const kept = await keptLimits(tx, userId);
  const known = kept.find((each) => each.id === id);
  if (known === undefined) throw refused(404, 'not-found', TITLES['not-yours'][language]);
  const changed = action === 'confirm' ? confirmChange(known.limit, contextOf(kept, nowMs)) : rejectChange(known.limit);
  if (!changed.isOk) throw refusalOf(changed.reason, language);
  const currencyIso = action === 'confirm' ? known.pendingCurrencyIso : known.currencyIso;
  await keepLimit(tx, { bounds, userId, action, nowMs }, { ...known, currencyIso, limit: withType(changed.value, known.limit.limitType) });
}

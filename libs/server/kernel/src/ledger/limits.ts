import type { PlayerLimit } from '@touchline/betting-contract';
import { freesAt as freesIn, isOfMoney, meaningOf, type MoneyMeaning } from '@touchline/responsible-gaming-rules';
import type { Queryable } from '../db/db.ts';
import { currencyOf } from '../reference/currencies.ts';
import type { DepositLimit, SetLimit } from './own-limits.ts';
import type { ReadUsed } from './remembered-wagers.ts';
import { usedSince, wagersSince } from './sums.ts';

/** Whose limits, in which currency, at which moment. */
export interface LimitQuestion {
  userId: number;
  currencyIso: string;
  limits: readonly SetLimit[];
  nowMs: number;
}

/** @throws Error for a type that does not limit stakes. */
function meaningOfStakes(limitType: number): MoneyMeaning {
  const meaning = meaningOf(limitType as SetLimit['limitType']);
  if (!isOfMoney(meaning)) throw new Error(`limit type ${limitType} is not about stakes`);
  return meaning;
}
const isOfLoss = (limitType: number): boolean => meaningOfStakes(limitType).kind === 'loss';
const windowOf = (limitType: number): number => meaningOfStakes(limitType).windowMs;

/** The same number of round units in another currency, minor units, rounded down. */
const amountIn = (amount: number, from: string, to: string): number =>
  from === to ? amount : Number((BigInt(amount) * BigInt(currencyOf(to).unit)) / BigInt(currencyOf(from).unit));

/** A limit in minor units of a currency, rounded down. */
const limitIn = (limit: SetLimit, currencyIso: string): number =>
  'units' in limit ? limit.units * currencyOf(currencyIso).unit : amountIn(limit.amount, limit.currencyIso, currencyIso);

/** Limits on deposits with their amounts in the currency of an account. @spec RG-02 RG-16 */
export const depositLimitsIn = (limits: readonly DepositLimit[], currencyIso: string): readonly DepositLimit[] =>
  limits.map((limit) =>
    limit.active === null || limit.currencyIso === null
      ? limit
      : { ...limit, currencyIso, active: { ...limit.active, value: amountIn(limit.active.value, limit.currencyIso, currencyIso) } },
  );

/** Of limits of one type the lowest. */
const lowest = (limits: readonly PlayerLimit[]): PlayerLimit[] => {
  const byType = new Map<number, PlayerLimit>();
  for (const each of limits) {
    const known = byType.get(each.limitType);
    if (known === undefined || each.limit < known.limit) byType.set(each.limitType, each);
  }
  return [...byType.values()];
};

/**
 * What is left of a player's limits, minor units, by the ledger entries of every product in this currency. A wager counts from its stake on
 * for the length of the limit; while it is open it counts as lost.
 *
 * @param readUsed - where the sums come from; the ledger, unless the caller remembers what it has read.
 * @spec RG-02 RG-16 LIM-12
 */
export async function limitsOf(
  db: Queryable,
  { userId, currencyIso, limits, nowMs }: LimitQuestion,
  readUsed: ReadUsed = usedSince,
): Promise<PlayerLimit[]> {
  if (limits.length === 0) return [];
  const used = await readUsed(db, { userId, currencyIso, nowMs, sinceMs: limits.map(({ limitType }) => nowMs - windowOf(limitType)) });
  const all = limits.map((each, at): PlayerLimit => {
    const { limitType } = each;
    const limit = limitIn(each, currencyIso);
    const { wagered = 0, lost = 0 } = used[at] ?? {};
    return { limitType, limit, left: Math.max(0, limit - Math.max(0, isOfLoss(limitType) ? lost : wagered)) };
  });
  return lowest(all);
}

/**
 * When a limit lets a stake through: wagers leave its window one after the other, oldest first.
 *
 * @param amount - minor units of the stake.
 * @returns milliseconds since 1970; null for a stake that is larger than the limit.
 * @spec RG-16 LIM-4
 */
export async function freesAt(
  db: Queryable,
  { limitType, limit }: Pick<PlayerLimit, 'limitType' | 'limit'>,
  amount: number,
  { userId, currencyIso, nowMs }: Omit<LimitQuestion, 'limits'>,
): Promise<number | null> {
  if (amount > limit) return null;
  const windowMs = windowOf(limitType);
  const wagers = await wagersSince(db, { userId, currencyIso, sinceMs: nowMs - windowMs });
  const uses = wagers.map(({ at, staked, refunded, paid }) => ({ at, amount: staked - refunded - (isOfLoss(limitType) ? paid : 0) }));
  return freesIn({ limit, windowMs }, amount, { uses, nowMs });
}

import type { StakeLimit } from '@touchline/responsible-gaming-contract';
import { countedIn, firstFit, isOfMoney, meaningOf, type MoneyMeaning } from '@touchline/responsible-gaming-rules';
import type { Queryable } from '../db/db.ts';
import type { DepositUse } from './cash.ts';
import type { DepositLimit, SetLimit } from './own-limits.ts';
import type { ReadUsed } from './remembered-wagers.ts';
import { usedSince, wagersSince } from './sums.ts';
import { minorOf, sumOfWorth, worthOf, worthOfUnits } from './worth.ts';

/** Player, currency and time of a query of limits. */
export interface LimitQuery {
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

const worthOfLimit = (limit: SetLimit): bigint => ('units' in limit ? worthOfUnits(limit.units) : worthOf(limit.amount, limit.currencyIso));

/** Remainder of a limit; winnings never raise it above the limit itself. */
const leftOf = (limit: bigint, used: bigint): bigint => (used > 0n ? limit - used : limit);

/** Keeps the lowest limit of each type. */
const lowest = (limits: readonly StakeLimit[]): StakeLimit[] => {
  const byType = new Map<number, StakeLimit>();
  for (const each of limits) {
    const known = byType.get(each.limitType);
    if (known === undefined || each.limit < known.limit) byType.set(each.limitType, each);
  }
  return [...byType.values()];
};

/**
 * Remainders of a player's limits, in minor units of the requested currency. A limit applies to the player: it counts the ledger entries of
 * all products and accounts exactly, in round units, and is rounded down only for display. A wager counts from its stake on for the length
 * of the limit's window; an open wager counts as lost.
 *
 * @param readUsed - source of the sums; default: the ledger. The gate passes its cache.
 * @throws Refusal 409 for a currency without a unit.
 * @spec RG-02 RG-16 LIM-1 LIM-12
 */
export async function limitsOf(
  db: Queryable,
  { userId, currencyIso, limits, nowMs }: LimitQuery,
  readUsed: ReadUsed = usedSince,
): Promise<StakeLimit[]> {
  if (limits.length === 0) return [];
  const used = await readUsed(db, { userId, nowMs, sinceMs: limits.map(({ limitType }) => nowMs - windowOf(limitType)) });
  const all = limits.map((each, at): StakeLimit => {
    const { limitType } = each;
    const limit = worthOfLimit(each);
    const { wagered = 0n, lost = 0n } = used[at] ?? {};
    const left = leftOf(limit, isOfLoss(limitType) ? lost : wagered);
    return { limitType, limit: minorOf(limit, currencyIso), left: minorOf(left, currencyIso) };
  });
  return lowest(all);
}

/**
 * When a limit will allow a stake, because wagers of all accounts leave its window, oldest first.
 *
 * @param limit - as displayed: rounded down if it was set in another currency, so the result may be later than the exact time.
 * @param amount - minor units of the stake.
 * @returns milliseconds since 1970; null if the stake exceeds the limit.
 * @spec RG-16 LIM-4
 */
export async function freesAt(
  db: Queryable,
  { limitType, limit }: Pick<StakeLimit, 'limitType' | 'limit'>,
  amount: number,
  { userId, currencyIso, nowMs }: Omit<LimitQuery, 'limits'>,
): Promise<number | null> {
  if (amount > limit) return null;
  const windowMs = windowOf(limitType);
  const wagers = await wagersSince(db, { userId, sinceMs: nowMs - windowMs });
  const uses = wagers.map(({ at, currencyIso: iso, staked, refunded, paid }) => ({
    at,
    worth: worthOf(staked - refunded - (isOfLoss(limitType) ? paid : 0), iso),
  }));
  const most = worthOf(limit - amount, currencyIso);
  return firstFit(windowMs, { uses, nowMs }, (counted) => counted.reduce((total, { worth }) => total + worth, 0n) <= most);
}

/** A limit on deposits with its remainder; minor units. */
export interface DepositsLeft {
  limitType: DepositLimit['limitType'];
  limit: number;
  left: number;
  /** When the limit will allow an amount, milliseconds; null if the amount exceeds the limit. */
  freesAt(amount: number): number | null;
}

/**
 * Remainders of a player's limits on deposited amounts, over all accounts, in minor units of one currency.
 *
 * @param deposits - at least those of the longest window, oldest first.
 * @throws Refusal 409 for a currency without a unit.
 * @spec RG-02 RG-16 LIM-12
 */
export function depositsLeft(
  limits: readonly DepositLimit[],
  { deposits, currencyIso, nowMs }: { deposits: readonly DepositUse[]; currencyIso: string; nowMs: number },
): DepositsLeft[] {
  return limits.flatMap(({ limitType, active, currencyIso: iso }): DepositsLeft[] => {
    const meaning = meaningOf(limitType);
    if (active === null || iso === null || !isOfMoney(meaning)) return [];
    const { windowMs } = meaning;
    const limit = worthOf(active.value, iso);
    const left = leftOf(limit, sumOfWorth(countedIn(deposits, windowMs, nowMs)));
    return [
      {
        ...{ limitType, limit: minorOf(limit, currencyIso), left: minorOf(left, currencyIso) },
        freesAt: (amount) => {
          const most = limit - worthOf(amount, currencyIso);
          return most < 0n ? null : firstFit(windowMs, { uses: deposits, nowMs }, (counted) => sumOfWorth(counted) <= most);
        },
      },
    ];
  });
}

import type { PlayerLimit } from '@touchline/betting-contract';
import { countedIn, firstFit, isOfMoney, meaningOf, type MoneyMeaning } from '@touchline/responsible-gaming-rules';
import type { Queryable } from '../db/db.ts';
import type { DepositUse } from './cash.ts';
import type { DepositLimit, SetLimit } from './own-limits.ts';
import type { ReadUsed } from './remembered-wagers.ts';
import { usedSince, wagersSince } from './sums.ts';
import { minorOf, sumOfWorth, worthOf, worthOfUnits } from './worth.ts';

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

const worthOfLimit = (limit: SetLimit): bigint => ('units' in limit ? worthOfUnits(limit.units) : worthOf(limit.amount, limit.currencyIso));

/** What is left of a limit; winnings make no more of it than it is. */
const leftOf = (limit: bigint, used: bigint): bigint => (used > 0n ? limit - used : limit);

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
 * What is left of a player's limits, minor units of the currency of the question. A limit is of the player: it counts the ledger entries of every
 * product in every account, by round units, exactly, and is rounded down only for display. A wager counts from its stake on for the length of the limit; while it
 * is open it counts as lost.
 *
 * @param readUsed - where the sums come from; the ledger, unless the caller remembers what it has read.
 * @throws Refusal 409 for a currency without a unit.
 * @spec RG-02 RG-16 LIM-1 LIM-12
 */
export async function limitsOf(
  db: Queryable,
  { userId, currencyIso, limits, nowMs }: LimitQuestion,
  readUsed: ReadUsed = usedSince,
): Promise<PlayerLimit[]> {
  if (limits.length === 0) return [];
  const used = await readUsed(db, { userId, nowMs, sinceMs: limits.map(({ limitType }) => nowMs - windowOf(limitType)) });
  const all = limits.map((each, at): PlayerLimit => {
    const { limitType } = each;
    const limit = worthOfLimit(each);
    const { wagered = 0n, lost = 0n } = used[at] ?? {};
    const left = leftOf(limit, isOfLoss(limitType) ? lost : wagered);
    return { limitType, limit: minorOf(limit, currencyIso), left: minorOf(left, currencyIso) };
  });
  return lowest(all);
}

/**
 * When a limit lets a stake through: wagers of all accounts leave its window one after the other, oldest first.
 *
 * @param limit - as it was shown: rounded down where it was set in another currency, which may name a later moment than the true one.
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
  const wagers = await wagersSince(db, { userId, sinceMs: nowMs - windowMs });
  const uses = wagers.map(({ at, currencyIso: iso, staked, refunded, paid }) => ({
    at,
    worth: worthOf(staked - refunded - (isOfLoss(limitType) ? paid : 0), iso),
  }));
  const most = worthOf(limit - amount, currencyIso);
  return firstFit(windowMs, { uses, nowMs }, (counted) => counted.reduce((total, { worth }) => total + worth, 0n) <= most);
}

/** A limit on deposits with what is left of it; minor units. */
export interface DepositsLeft {
  limitType: DepositLimit['limitType'];
  limit: number;
  left: number;
  /** When it lets an amount through, milliseconds; null for one that is larger than the limit. */
  freesAt(amount: number): number | null;
}

/**
 * What is left of a player's limits on the amount of deposits, in minor units of one currency, over the deposits to all accounts.
 *
 * @param deposits - of the longest window at least, oldest first.
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

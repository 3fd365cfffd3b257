import type { PlayerLimit } from '@touchline/betting-contract';
import type { Queryable } from '../db/db.ts';
import { currencyOf } from '../reference/currencies.ts';
import { usedSince, wagersSince } from './sums.ts';

/** A limit of wagering (1, 2, 3) or loss (10, 11, 12), in round units of a currency. @spec RG-02 */
export interface SetLimit {
  limitType: 1 | 2 | 3 | 10 | 11 | 12;
  units: number;
}

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<SetLimit['limitType'], number>> = { 1: 1, 2: 7, 3: 30, 10: 1, 11: 7, 12: 30 };
const FIRST_LOSS_TYPE = 10;

/** Whose limits, in which currency, at which moment. */
export interface LimitQuestion {
  userId: number;
  currencyIso: string;
  limits: readonly SetLimit[];
  nowMs: number;
}

const isOfLoss = (limitType: number): boolean => limitType >= FIRST_LOSS_TYPE;
const windowOf = (limitType: number): number => (DAYS[limitType as SetLimit['limitType']] ?? 1) * DAY_MS;

/**
 * What is left of a player's limits, minor units, by the ledger entries of every product in this currency. A wager counts from its stake on
 * for the length of the limit; while it is open it counts as lost.
 *
 * @spec RG-02 RG-16 LIM-12
 */
export async function limitsOf(db: Queryable, { userId, currencyIso, limits, nowMs }: LimitQuestion): Promise<PlayerLimit[]> {
  if (limits.length === 0) return [];
  const used = await usedSince(db, { userId, currencyIso, sinceMs: limits.map(({ limitType }) => nowMs - windowOf(limitType)) });
  return limits.map(({ limitType, units }, at) => {
    const limit = units * currencyOf(currencyIso).unit;
    const { wagered = 0, lost = 0 } = used[at] ?? {};
    return { limitType, limit, left: Math.max(0, limit - Math.max(0, isOfLoss(limitType) ? lost : wagered)) };
  });
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
  const taken = wagers.map(({ staked, refunded, paid }) => staked - refunded - (isOfLoss(limitType) ? paid : 0));
  let used = taken.reduce((total, each) => total + each, 0);
  const isFree = () => Math.max(0, used) + amount <= limit;
  if (isFree()) return nowMs;
  for (const [nth, { at }] of wagers.entries()) {
    used -= taken[nth] ?? 0;
    if (isFree()) return at + windowMs;
  }
  throw new Error('a limit without wagers lets every stake through that is not larger');
}

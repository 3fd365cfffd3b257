import type { TotoRules } from './sections.ts';

const WHOLE_PERCENT = 100;

/** Inputs of a pool, in minor units of one currency. */
export interface PoolInput {
  /** Total stakes of the draw. */
  stakes: number;
  /** Jackpot left by the previous draw. */
  jackpotIn: number;
  /** Minimum jackpot; the house tops it up if necessary. */
  guarantee: number;
  /** Number of winning units (minimum stakes on winning combinations) by number of right forecasts. */
  units: Readonly<Record<number, number>>;
}

/** Result of one category. */
export interface CategoryResult {
  right: number;
  /** Its share of the prize fund. */
  share: number;
  units: number;
  /** Payout per unit; 0 without a winner. */
  dividend: number;
}

/** Distribution of a pool; `stakes + jackpotIn + topUp = commission + paid + jackpotOut`, to the minor unit. */
export interface PoolResult {
  /** Amount kept by the house: everything outside the prize fund, including fractions of a minor unit. */
  commission: number;
  fund: number;
  /** Amount added to the jackpot by the house. */
  topUp: number;
  categories: readonly CategoryResult[];
  /** Additional payout from the jackpot for each unit with every forecast right. */
  jackpotDividend: number;
  /** Total payout to all players. */
  paid: number;
  /** Jackpot of the next draw: shares without a winner, and the remainders of rounding dividends down. */
  jackpotOut: number;
}

const percentOf = (amount: number, percent: number): number => Number((BigInt(amount) * BigInt(percent)) / BigInt(WHOLE_PERCENT));
const each = (share: number, units: number): number => (units === 0 ? 0 : Math.floor(share / units));

/**
 * Distributes a pool. Dividends are rounded down to whole minor units; the remainders, and the shares of categories without a winner, go to
 * the jackpot.
 *
 * @throws RangeError for an amount that is not a non-negative whole number.
 * @spec TL-01
 */
export function sharePool(
  { stakes, jackpotIn, guarantee, units }: PoolInput,
  { categories, commissionPercent, games }: Pick<TotoRules, 'categories' | 'commissionPercent' | 'games'>,
): PoolResult {
  const given = [stakes, jackpotIn, guarantee, ...Object.values(units)];
  if (given.some((amount) => !Number.isSafeInteger(amount) || amount < 0)) throw new RangeError('A pool is made of whole amounts from 0.');
  const fund = percentOf(stakes, WHOLE_PERCENT - commissionPercent);
  const shared = categories.map(({ right, percent }): CategoryResult => {
    const [share, winning] = [percentOf(fund, percent), units[right] ?? 0];
    return { right, share, units: winning, dividend: each(share, winning) };
  });
  const topUp = Math.max(0, guarantee - jackpotIn);
  const jackpot = jackpotIn + topUp;
  const perfect = units[games] ?? 0;
  const jackpotDividend = each(jackpot, perfect);
  const ofFund = shared.reduce((sum, { units: winning, dividend }) => sum + winning * dividend, 0);
  const ofJackpot = perfect * jackpotDividend;
  return {
    commission: stakes - fund,
    fund,
    topUp,
    categories: shared,
    jackpotDividend,
    paid: ofFund + ofJackpot,
    jackpotOut: fund - ofFund + jackpot - ofJackpot,
  };
}

/** Prize of a ticket: its combinations by right forecasts, times the dividends, times its stake in units. @spec TL-01 */
export function ticketPrize(hits: readonly number[], times: number, result: Pick<PoolResult, 'categories' | 'jackpotDividend'>): number {
  const ofCategories = result.categories.reduce((sum, { right, dividend }) => sum + (hits[right] ?? 0) * dividend, 0);
  return times * (ofCategories + (hits.at(-1) ?? 0) * result.jackpotDividend);
}

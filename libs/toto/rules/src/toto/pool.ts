import type { TotoRules } from './sections.ts';

const WHOLE_PERCENT = 100;

/** What a pool is made of; minor units of one currency. */
export interface PoolInput {
  /** All stakes of the draw. */
  stakes: number;
  /** What the draw before left in the jackpot. */
  jackpotIn: number;
  /** The jackpot is at least this much: the house adds what is missing. */
  guarantee: number;
  /** Winning units (least stakes on winning combinations) by the number of right forecasts. */
  units: Readonly<Record<number, number>>;
}

/** What one category pays. */
export interface CategoryResult {
  right: number;
  /** Part of the prize fund that belongs to it. */
  share: number;
  units: number;
  /** What each unit is paid; 0 without a winner. */
  dividend: number;
}

/** How a pool was shared out; `stakes + jackpotIn + topUp = commission + paid + jackpotOut`, to the minor unit. */
export interface PoolResult {
  /** What the house keeps: everything that is not prize fund, the fraction of a minor unit included. */
  commission: number;
  fund: number;
  /** What the house added to the jackpot. */
  topUp: number;
  categories: readonly CategoryResult[];
  /** What each unit with every forecast right is paid from the jackpot, beside its category. */
  jackpotDividend: number;
  /** What goes to all players together. */
  paid: number;
  /** What the next draw begins with: shares without a winner, and what is left where dividends were cut to whole minor units. */
  jackpotOut: number;
}

const percentOf = (amount: number, percent: number): number => Number((BigInt(amount) * BigInt(percent)) / BigInt(WHOLE_PERCENT));
const each = (share: number, units: number): number => (units === 0 ? 0 : Math.floor(share / units));

/**
 * Shares a pool out. Dividends are cut to whole minor units; what is cut off, and the share of a category that nobody won, go to the jackpot.
 *
 * @throws RangeError for an amount that is no whole number from 0.
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

/** What a ticket is paid: its combinations by right forecasts, times the dividends, times its stake in units. @spec TL-01 */
export function ticketPrize(hits: readonly number[], times: number, result: Pick<PoolResult, 'categories' | 'jackpotDividend'>): number {
  const ofCategories = result.categories.reduce((sum, { right, dividend }) => sum + (hits[right] ?? 0) * dividend, 0);
  return times * (ofCategories + (hits.at(-1) ?? 0) * result.jackpotDividend);
}

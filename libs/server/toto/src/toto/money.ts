import { TOTO_RULES, type PoolResult, type TotoSection } from '@touchline/toto-rules';
import type { TotoPool } from '@touchline/toto-contract';
import { currencyOf } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';

const UNITS_OF_A_ROUND_AMOUNT = 10;

/** Least stake of a combination: a tenth of the currency's round unit, minor units. */
export const leastStake = (iso: string): number => Math.max(1, Math.floor(currencyOf(iso).unit / UNITS_OF_A_ROUND_AMOUNT));
/** Jackpot guaranteed by the house, minor units. */
export const guaranteeOf = (section: TotoSection, iso: string): number => TOTO_RULES[section].guaranteeUnits * currencyOf(iso).unit;

interface StoredPool {
  currency_iso: string;
  stakes: number;
  jackpot_in: number;
  result: string;
  jackpot_out: number;
}

/** Jackpot carried over from the previous draw. */
export async function jackpotBefore(db: Queryable, section: TotoSection, number: number, iso: string): Promise<number> {
  const [row] = await db.query<{ jackpot_out: number }>(
    `select jackpot_out from toto_pools where section = $1 and currency_iso = $2 and number < $3 order by number desc limit 1`,
    [section, iso, number],
  );
  return row?.jackpot_out ?? 0;
}

export async function storedPool(
  db: Queryable,
  section: TotoSection,
  number: number,
  iso: string,
): Promise<{ stakes: number; jackpotIn: number; result: PoolResult } | undefined> {
  const [row] = await db.query<StoredPool>('select * from toto_pools where section = $1 and number = $2 and currency_iso = $3', [
    section,
    number,
    iso,
  ]);
  return row && { stakes: row.stakes, jackpotIn: row.jackpot_in, result: JSON.parse(row.result) as PoolResult };
}

/** The pool of a draw: as shared out, or as estimated from the stakes so far. @spec TL-01 */
export async function poolView(
  db: Queryable,
  { section, number }: { section: TotoSection; number: number },
  iso: string,
): Promise<TotoPool> {
  const { commissionPercent } = TOTO_RULES[section];
  const facts = { iso, exponent: currencyOf(iso).exponent, unit: leastStake(iso) };
  const settled = await storedPool(db, section, number, iso);
  if (settled !== undefined) {
    const { stakes, jackpotIn, result } = settled;
    return {
      ...facts,
      stakes,
      fund: result.fund,
      jackpot: jackpotIn + result.topUp,
      dividends: result.categories.map(({ right, units, dividend }) => ({ right, units, dividend })),
      jackpotDividend: result.jackpotDividend,
      jackpotOut: result.jackpotOut,
    };
  }
  const [sum] = await db.query<{ stakes: number }>(
    `select coalesce(sum(stake), 0)::bigint as stakes from tickets where kind = 'toto' and draw_of = $1 and number = $2 and currency_iso = $3`,
    [section, number, iso],
  );
  const stakes = sum?.stakes ?? 0;
  const jackpot = Math.max(await jackpotBefore(db, section, number, iso), guaranteeOf(section, iso));
  const fund = Math.floor((stakes * (100 - commissionPercent)) / 100);
  return { ...facts, stakes, fund, jackpot, dividends: [], jackpotDividend: 0, jackpotOut: null };
}

import { LARGEST_AMOUNT } from '@touchline/shared-primitives';

type Amounts = Readonly<Record<number, number>>;

/** Sets or removes (null) a separate stake. @spec CP-27 */
export function withAmount(amounts: Amounts, id: number, amount: number | null): Amounts {
  const others = Object.entries(amounts).filter(([key]) => Number(key) !== id);
  return Object.fromEntries(amount === null ? others : [...others, [String(id), amount]]);
}

/** Accepts only whole minor units, so that sums stay exact whatever was typed. @spec MON-1 MON-6 */
export const isStake = (amount: number): boolean =>
  Number.isSafeInteger(amount) && !Object.is(amount, -0) && amount >= 0 && amount <= LARGEST_AMOUNT;

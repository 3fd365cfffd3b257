import type { PlayerLimit } from '@touchline/betting-contract';

/** Limits that a stake counts against: wagering and loss of 24 hours, 7 and 30 days. @spec RG-02 */
const OF_STAKES: readonly number[] = [1, 2, 3, 10, 11, 12];

/** The limits of a quote that this release can name; the server judges by all of them. @spec CP-14 */
export const limitsOfStakes = (limits: readonly PlayerLimit[]): PlayerLimit[] =>
  limits.filter(({ limitType }) => OF_STAKES.includes(limitType));

/** Of the limits that a stake goes beyond the one that leaves least; null where it stays inside them all. Minor units. @spec CP-14 */
export function passedLimit(limits: readonly PlayerLimit[], toPay: number): PlayerLimit | null {
  const passed = limits.filter(({ left }) => toPay > left);
  return passed.sort((a, b) => a.left - b.left)[0] ?? null;
}

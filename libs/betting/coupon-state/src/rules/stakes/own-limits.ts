import type { StakeLimit } from '@touchline/betting-contract';

/** Limits that a stake counts against: wagering and loss over 24 hours, 7 and 30 days. @spec RG-02 */
const OF_STAKES: readonly number[] = [1, 2, 3, 10, 11, 12];

/** Limits of a quote that this release can display; the server enforces all of them. @spec CP-14 */
export const limitsOfStakes = (limits: readonly StakeLimit[]): StakeLimit[] =>
  limits.filter(({ limitType }) => OF_STAKES.includes(limitType));

/** Of the limits that a stake exceeds, the one with the least left; null if it exceeds none. Minor units. @spec CP-14 */
export function passedLimit(limits: readonly StakeLimit[], toPay: number): StakeLimit | null {
  const passed = limits.filter(({ left }) => toPay > left);
  return passed.sort((a, b) => a.left - b.left)[0] ?? null;
}

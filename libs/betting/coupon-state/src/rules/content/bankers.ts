import { SMALLEST_SYSTEM } from '@touchline/betting-coupon-math';

/** Why a bet can't be a banker: the line forbids it, or too few bets would be left to combine. @spec CP-29 */
export type BankerRefusal = 'disabled-banker' | 'too-few-left';

interface PossibleBanker {
  isBanker: boolean;
  isDisabledBanker: boolean;
}

/** Fewest bets besides the bankers: one more than a combination has, otherwise it would be an express. @spec CP-06 */
const FEWEST_FREE = SMALLEST_SYSTEM + 1;

/** Why a bet can't become a banker; null if it can. Existing bankers can always be removed, so they are never refused. @spec CP-29 */
export function bankerRefusal(bet: PossibleBanker, bets: readonly PossibleBanker[]): BankerRefusal | null {
  if (bet.isBanker) return null;
  if (bet.isDisabledBanker) return 'disabled-banker';
  const free = bets.filter(({ isBanker }) => !isBanker).length;
  return free - 1 < FEWEST_FREE ? 'too-few-left' : null;
}

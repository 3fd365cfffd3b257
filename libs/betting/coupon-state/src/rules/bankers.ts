import { SMALLEST_SYSTEM } from '@touchline/betting-coupon-math';

/** Why a bet cannot be a banker: the line forbids it, or too few bets would be left to combine. @spec CP-29 */
export type BankerRefusal = 'disabled-banker' | 'too-few-left';

interface PossibleBanker {
  isBanker: boolean;
  isDisabledBanker: boolean;
}

/** Bets that must be left beside the bankers: one more than a combination takes, else it would be an express. @spec CP-06 */
const FEWEST_FREE = SMALLEST_SYSTEM + 1;

/** Whether a bet may become a banker; one that is a banker already can always be freed, so it is never refused. @spec CP-29 */
export function bankerRefusal(bet: PossibleBanker, bets: readonly PossibleBanker[]): BankerRefusal | null {
  if (bet.isBanker) return null;
  if (bet.isDisabledBanker) return 'disabled-banker';
  const free = bets.filter(({ isBanker }) => !isBanker).length;
  return free - 1 < FEWEST_FREE ? 'too-few-left' : null;
}

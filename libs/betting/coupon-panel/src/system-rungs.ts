import { BetStatus, settleCoupon } from '@touchline/betting-coupon-math';
import type { CouponBet, CouponPart } from '@touchline/betting-coupon-state';

/** Return if this many of the combined bets win and the others lose: smallest and largest, in minor units. */
export interface Rung {
  wins: number;
  least: number;
  most: number;
}

type PaidLine = Pick<CouponPart, 'typeId' | 'systemValue' | 'shop' | 'amount' | 'maxPayout'> & {
  bets: readonly { outcomeId: number; coef: number; isBanker?: boolean | undefined }[];
};

function paidIf(lines: readonly PaidLine[], winners: ReadonlySet<number>): number {
  return lines.reduce((all, line) => {
    const bets = line.bets.map((bet) => ({ ...bet, statusId: winners.has(bet.outcomeId) ? BetStatus.Win : BetStatus.Lose }));
    const outcome = settleCoupon({ ...line, bets });
    return all + (outcome.state === 'open' ? 0 : outcome.payout);
  }, 0);
}

/**
 * Payout of a system for each number of winning bets, from all of them down to the first number that pays nothing. Bankers win in all
 * cases. A payout increases with each odds, so the smallest is that of the lowest odds and the largest that of the highest.
 *
 * @param lines - the coupons to place, with many singles split.
 * @spec CP-10
 */
export function systemRungs(bets: readonly CouponBet[], lines: readonly PaidLine[]): Rung[] {
  const isFree = (bet: CouponBet): boolean =>
    !lines.some((line) => line.bets.find(({ outcomeId }) => outcomeId === bet.outcomeId)?.isBanker);
  const bankers = bets.filter((bet) => !isFree(bet)).map(({ outcomeId }) => outcomeId);
  const rising = bets
    .filter(isFree)
    .sort((a, b) => a.coef - b.coef)
    .map(({ outcomeId }) => outcomeId);
  const rungs: Rung[] = [];
  for (let wins = rising.length; wins >= 0; wins -= 1) {
    const least = paidIf(lines, new Set([...bankers, ...rising.slice(0, wins)]));
    const most = paidIf(lines, new Set([...bankers, ...rising.slice(rising.length - wins)]));
    rungs.push({ wins, least, most });
    if (most === 0) break;
  }
  return rungs;
}

const MOST_RUNGS = 5;
const FIRST = 2;

/** At most as many rungs as a player can take in: the first two and the last three. */
export function shownRungs(rungs: readonly Rung[]): Rung[] {
  return rungs.length <= MOST_RUNGS ? [...rungs] : [...rungs.slice(0, FIRST), ...rungs.slice(FIRST - MOST_RUNGS)];
}

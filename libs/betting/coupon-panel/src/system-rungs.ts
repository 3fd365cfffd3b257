import { BetStatus, settleCoupon } from '@touchline/betting-coupon-math';
import type { CouponBet, CouponPart } from '@touchline/betting-coupon-state';

/** What comes back when so many of the combined bets win, and the rest loses: from the least to the most, minor units. */
export interface Rung {
  wins: number;
  least: number;
  most: number;
}

type PaidLine = Pick<CouponPart, 'typeId' | 'systemValue' | 'amount' | 'maxPayout'> & {
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
 * What a system pays for each number of winning bets, all of them first and the last that pays nothing at the end. Bankers win in all of
 * them. Payouts rise with every odds, so the least is that of the lowest odds and the most that of the highest.
 *
 * @param lines - what would be placed, one by one: no many singles.
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

/** So many that a person reads them: the first, and the last that pays, and nothing at the end. */
export function shownRungs(rungs: readonly Rung[]): Rung[] {
  return rungs.length <= MOST_RUNGS ? [...rungs] : [...rungs.slice(0, FIRST), ...rungs.slice(FIRST - MOST_RUNGS)];
}

import { BetStatus, settleCoupon, type ShopMaths } from '@touchline/betting-coupon-math';
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

const UNIT = 1000;

/** What the lines of a shop system return for one unit each if the bets at the bits of `winners` win and the others lose. */
function returnIf(lines: ShopMaths['lines'], odds: readonly number[], winners: number): number {
  const oddsAt = (at: number): number => ((winners >> at) % 2 === 1 ? (odds[at] ?? 0) : 0);
  return lines.reduce((sum, { bets: [first = 0, ...then], anyToCome }) => {
    const back = oddsAt(first);
    const placed = Math.min(back, anyToCome ?? back);
    return sum + then.reduce((product, at) => product * oddsAt(at), placed) + (back - placed);
  }, 0);
}

/**
 * The winners for which a shop system pays least and most, by their number. In some of them it matters which selections win, not only at what
 * odds: a Banker Yankee without its first one pays nothing.
 */
function shopWinners({ lines }: ShopMaths, bets: PaidLine['bets']): (wins: number) => readonly (readonly number[])[] {
  const odds = bets.map(({ coef }) => coef / UNIT);
  const all = Array.from({ length: 2 ** bets.length }, (_, winners) => {
    const ids = bets.flatMap(({ outcomeId }, at) => ((winners >> at) % 2 === 1 ? [outcomeId] : []));
    return { ids, pays: returnIf(lines, odds, winners) };
  }).sort((a, b) => a.pays - b.pays);
  return (wins) => {
    const some = all.filter(({ ids }) => ids.length === wins).map(({ ids }) => ids);
    return [some[0] ?? [], some.at(-1) ?? []];
  };
}

/**
 * Payout of a system for each number of winning bets, from all of them down to the first number that pays nothing. Bankers win in all
 * cases. A payout increases with each odds, so the smallest is that of the lowest odds and the largest that of the highest; for a shop
 * system all winners are compared.
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
  const [line] = lines;
  const winnersOf = line?.shop
    ? shopWinners(line.shop, line.bets)
    : (wins: number) => [rising.slice(0, wins), rising.slice(rising.length - wins)];
  const rungs: Rung[] = [];
  for (let wins = rising.length; wins >= 0; wins -= 1) {
    const [least = 0, most = 0] = winnersOf(wins).map((winners) => paidIf(lines, new Set([...bankers, ...winners])));
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

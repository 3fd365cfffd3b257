import {
  BetStatus,
  couponFigures,
  CouponType,
  NAMED_SYSTEMS,
  namedSystemBlocks,
  settleBlocks,
  EXOTIC_SYSTEMS,
  settleEachWay,
  settleExoticSystem,
  settleUpAndDown,
  type BlockToSettle,
  type NamedSystemName,
  type SettledBet,
} from '@touchline/betting-coupon-math';
import { type Calculation, type LegResult, numbersOf, type Row } from './read-calculation.ts';

/** What a calculation comes to; money in hundredths. */
export interface Result {
  /** Bets that the stake is split into. */
  combinations: number;
  totalStake: number;
  /** What is paid when everything wins. */
  potential: number;
  /** What is paid with the results that were chosen. */
  returns: number;
}
export type Outcome = { problem: 'input' | 'count' } | { result: Result };

type Leg = Row & { coef: number };

const STATUS: Readonly<Record<LegResult, BetStatus>> = {
  win: BetStatus.Win,
  lose: BetStatus.Lose,
  void: BetStatus.Return,
  'half-win': BetStatus.HalfWinHalfReturn,
  'half-lose': BetStatus.HalfLoseHalfReturn,
  place: BetStatus.Lose,
};

const settledLeg = ({ coef, result, deduction, tied }: Leg): SettledBet => ({
  coef,
  statusId: STATUS[result],
  deduction,
  deadHeat: tied > 1 ? { places: 1, tied } : undefined,
});

/** The coupons of a kind with their stakes: `amount` is that of each combination, but of a system and an express the whole. */
function blocksOf({ kind, size }: Calculation, amount: number, legs: readonly Leg[]): BlockToSettle[] {
  const bets = legs.map(settledLeg);
  if (kind === 'single') return [{ blockId: 1, typeId: CouponType.ManySingles, amount, bets }];
  if (kind === 'express') return [{ blockId: 1, typeId: CouponType.Express, amount, bets }];
  if (kind === 'system') return [{ blockId: 1, typeId: CouponType.System, systemValue: size, amount, bets }];
  return namedSystemBlocks({ name: kind as NamedSystemName, bets: legs, amount }).map((block) => ({ ...block, bets }));
}

/** Whether so many selections make a coupon of the kind. */
function isCount({ kind, size }: Calculation, count: number): boolean {
  if (kind === 'express') return count >= 2;
  if (kind === 'system') return count >= 3 && size < count;
  if (kind === 'up-and-down') return count === 2;
  const named = [...NAMED_SYSTEMS, ...EXOTIC_SYSTEMS].find(({ name }) => name === kind);
  return named === undefined || named.bets === count;
}

const asWon = (legs: readonly Leg[]): Leg[] => legs.map((leg) => ({ ...leg, result: 'win', deduction: 0, tied: 1 }));

function eachWay({ placeTerms }: Calculation, amount: number, legs: readonly Leg[]): number {
  const wasPlaced = (result: LegResult) => (result === 'place' ? BetStatus.Win : STATUS[result]);
  return legs.reduce((sum, { coef, result, deduction, tied }) => {
    const shared = tied > 1 ? { places: 1, tied } : undefined;
    const bet = {
      coef,
      deduction,
      winStatusId: STATUS[result],
      placeStatusId: wasPlaced(result),
      place: { numerator: 1, denominator: placeTerms },
      ...(result === 'win' ? { winDeadHeat: shared } : { placeDeadHeat: shared }),
    };
    return sum + settleEachWay({ typeId: CouponType.Single, amount, bets: [bet] }).payout;
  }, 0);
}

/** A bet of betting shops, where what one selection returns may pay for another; null for every other kind. */
function shopBet({ kind }: Calculation, amount: number, legs: readonly Leg[]): Result | null {
  const exotic = EXOTIC_SYSTEMS.find(({ name }) => name === kind);
  if (exotic === undefined && kind !== 'up-and-down') return null;
  const paid = (each: readonly Leg[]): number => {
    const bets = each.map(settledLeg);
    const outcome = exotic ? settleExoticSystem({ name: exotic.name, amount, bets }) : settleUpAndDown({ amount, bets });
    return outcome.state === 'open' ? 0 : outcome.payout;
  };
  const combinations = exotic?.combinations ?? 2;
  return { combinations, totalStake: combinations * amount, potential: paid(asWon(legs)), returns: paid(legs) };
}

/**
 * Counts a calculation with the library that the coupon counts with.
 *
 * @spec PI-03 CP-10 OD-02
 */
export function calculate(calculation: Calculation): Outcome {
  const numbers = numbersOf(calculation);
  if (numbers === null) return { problem: 'input' };
  const { amount, legs } = numbers;
  if (!isCount(calculation, legs.length)) return { problem: 'count' };
  if (calculation.kind === 'each-way') {
    const combinations = 2 * legs.length;
    const [potential, returns] = [asWon(legs), legs].map((each) => eachWay(calculation, amount, each));
    return { result: { combinations, totalStake: combinations * amount, potential: potential ?? 0, returns: returns ?? 0 } };
  }
  const shop = shopBet(calculation, amount, legs);
  if (shop !== null) return { result: shop };
  const blocks = blocksOf(calculation, amount, legs);
  const figures = blocks.map((block) => couponFigures({ ...block, bets: block.bets.map(({ coef }) => ({ coef })) }));
  const sum = (of: (figure: (typeof figures)[number]) => number) => figures.reduce((all, figure) => all + of(figure), 0);
  return {
    result: {
      combinations: sum((figure) => figure.combinations),
      totalStake: sum((figure) => figure.totalAmount),
      potential: sum((figure) => figure.maxWin),
      returns: settleBlocks(blocks).payout,
    },
  };
}

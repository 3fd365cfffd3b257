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
import type { ReadAmount } from '@touchline/shared-primitives/typing';
import { type Calculation, type LegResult, numbersOf, type Row } from './read-calculation.ts';

/** Result of a calculation; money in hundredths. */
export interface Result {
  /** Number of bets that the stake is split into. */
  combinations: number;
  totalStake: number;
  /** Payout if all selections win. */
  potential: number;
  /** Payout with the chosen results. */
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

/** Coupons of a kind of bet. `amount` is the stake per combination; for a system or an express, the total stake. */
function blocksOf({ kind, size }: Calculation, amount: number, legs: readonly Leg[]): BlockToSettle[] {
  const bets = legs.map(settledLeg);
  if (kind === 'single') return [{ blockId: 1, typeId: CouponType.ManySingles, amount, bets }];
  if (kind === 'express') return [{ blockId: 1, typeId: CouponType.Express, amount, bets }];
  if (kind === 'system') return [{ blockId: 1, typeId: CouponType.System, systemValue: size, amount, bets }];
  return namedSystemBlocks({ name: kind as NamedSystemName, bets: legs, amount }).map((block) => ({ ...block, bets }));
}

/** Whether the kind of bet allows this number of selections. */
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

/** A traditional shop bet, in which returns of one selection may fund another; null for other kinds. */
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
 * Runs a calculation with the library that settles coupons.
 *
 * @param read - reads the stake as the page writes it.
 * @spec PI-03 CP-10 OD-02
 */
export function calculate(calculation: Calculation, read: (text: string) => ReadAmount): Outcome {
  const numbers = numbersOf(calculation, read);
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

import type { MinorUnits } from '@touchline/shared-primitives';
import { sumOfPayouts } from './amount-sum.ts';
import { CouponType } from './coupon-type.ts';
import { settleCoupon, type CouponOutcome, type CouponToSettle, type SettledBet } from './settlement.ts';

export interface BlockToSettle extends Omit<CouponToSettle, 'bets'> {
  blockId: number;
  /** `amount` is the stake of a single, if the block consists of many singles. */
  bets: readonly (SettledBet & { amount?: MinorUnits | undefined })[];
}

export interface SettledLine {
  blockId: number;
  typeId: CouponType;
  /** Index of the bet for one of many singles, otherwise null. */
  at: number | null;
  outcome: CouponOutcome;
}

export interface SettledReceipt {
  lines: readonly SettledLine[];
  /** `open` while any line is open; otherwise the best state of its lines: `won`, `returned` or `lost`. */
  state: CouponOutcome['state'];
  /** Paid so far by all lines together, in minor units; cut to the largest safe integer, as each payout is. */
  payout: MinorUnits;
}

function linesOf({ blockId, ...block }: BlockToSettle): SettledLine[] {
  if (block.typeId !== CouponType.ManySingles) return [{ blockId, typeId: block.typeId, at: null, outcome: settleCoupon(block) }];
  return block.bets.map(({ amount = block.amount, ...bet }, at) => ({
    blockId,
    typeId: CouponType.Single,
    at,
    outcome: settleCoupon({ ...block, typeId: CouponType.Single, amount, bets: [bet] }),
  }));
}

const BEST_FIRST = ['open', 'won', 'returned'] as const;

/**
 * Settles everything that one request placed: each block, and each of many singles, as a separate coupon.
 * @throws CouponError when a block is not a valid coupon.
 * @spec OD-02 CP-27
 * @example
 * const bets = [{ coef: 2000, statusId: BetStatus.Win }, { coef: 3000, statusId: BetStatus.Lose }];
 * const settled = settleBlocks([{ blockId: 1, typeId: CouponType.ManySingles, amount: 100, bets }]);
 * [settled.state, settled.payout]; // => ['won', 200]
 */
export function settleBlocks(blocks: readonly BlockToSettle[]): SettledReceipt {
  const lines = blocks.flatMap(linesOf);
  const has = (state: string): boolean => lines.some(({ outcome }) => outcome.state === state);
  const payout = sumOfPayouts(lines.map(({ outcome }) => (outcome.state === 'open' ? 0 : outcome.payout)));
  return { lines, state: BEST_FIRST.find(has) ?? 'lost', payout };
}

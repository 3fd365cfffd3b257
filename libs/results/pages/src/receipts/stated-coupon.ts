import type { ReceiptStatement } from '@touchline/betting-contract';

/**
 * What a genuine statement says. The bookmaker wrote it, perhaps years ago: a shape that this version does not know is null.
 *
 * @spec BET-11
 */
export function statedCoupon(statement: string): ReceiptStatement | null {
  try {
    const read = JSON.parse(statement) as Partial<ReceiptStatement> | null;
    const isKnown = Number.isSafeInteger(read?.at) && Number.isSafeInteger(read?.coupon?.couponId) && Array.isArray(read?.coupon?.bets);
    return isKnown ? (read as ReceiptStatement) : null;
  } catch {
    return null;
  }
}

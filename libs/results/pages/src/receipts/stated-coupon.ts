import type { ReceiptStatement } from '@touchline/betting-contract';

/**
 * Parses a genuine statement. It may be years old: a format unknown to this version gives null.
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

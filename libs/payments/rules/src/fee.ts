/** What a method takes, minor units and thousandths of the amount. */
export interface FeeTerms {
  feeFixed: number;
  feePermille: number;
}

/** The fee of an amount, rounded up to the minor unit. @spec AC-04 */
export const feeOf = ({ feeFixed, feePermille }: FeeTerms, amount: number): number =>
  feeFixed + Number((BigInt(amount) * BigInt(feePermille) + 999n) / 1000n);

/** What the player pays for a deposit. */
export const totalOf = (terms: FeeTerms, amount: number): number => amount + feeOf(terms, amount);

/** What arrives of a withdrawal; zero where the fee eats it. */
export const receivedOf = (terms: FeeTerms, amount: number): number => Math.max(0, amount - feeOf(terms, amount));

/** Whether an amount lies between the bounds of a method, or which bound it misses. */
export function boundMissed(
  { least, most }: { least: number; most: number },
  amount: number,
): 'amount-too-small' | 'amount-too-large' | null {
  if (amount < least) return 'amount-too-small';
  return amount > most ? 'amount-too-large' : null;
}

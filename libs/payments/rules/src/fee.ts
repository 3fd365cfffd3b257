/** Fee of a method: a fixed part in minor units and a proportional part in thousandths. */
export interface FeeTerms {
  feeFixed: number;
  feePermille: number;
}

/** Fee of an amount, rounded up to the minor unit. @spec AC-04 */
export const feeOf = ({ feeFixed, feePermille }: FeeTerms, amount: number): number =>
  feeFixed + Number((BigInt(amount) * BigInt(feePermille) + 999n) / 1000n);

/** Total that the player pays for a deposit. */
export const totalOf = (terms: FeeTerms, amount: number): number => amount + feeOf(terms, amount);

/** Amount that arrives of a withdrawal; zero if the fee exceeds it. */
export const receivedOf = (terms: FeeTerms, amount: number): number => Math.max(0, amount - feeOf(terms, amount));

/** The bound of a method that an amount violates, or null. */
export function violatedBound(
  { least, most }: { least: number; most: number },
  amount: number,
): 'amount-too-small' | 'amount-too-large' | null {
  if (amount < least) return 'amount-too-small';
  return amount > most ? 'amount-too-large' : null;
}

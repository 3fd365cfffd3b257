import type { MinorUnits } from './money.ts';

/**
 * Decimal text of an amount in major units: 1850 with exponent 2 is `18.50`. Built from its digits, so it is exact for any amount.
 *
 * @throws RangeError when the amount is not a safe integer.
 * @spec MON-1
 */
export function majorText(amount: MinorUnits, exponent: number): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole number of minor units that is exact.`);
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const sign = amount < 0 ? '-' : '';
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

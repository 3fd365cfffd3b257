import type { MinorUnits, Thousandths } from '@touchline/shared-primitives';
import { BetStatus } from './bet-status.ts';
import { CouponError } from './coupon-error.ts';
import { LARGEST_COEF, LOWEST_COEF, MOST_BETS } from './bounds.ts';

/** Formats any value briefly for an error message. */
const shown = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : String(value).slice(0, 40));

/** Checks that a value is a whole number within bounds. @throws CouponError */
export function checkWhole(value: unknown, field: string, least: number, most: number = Number.MAX_SAFE_INTEGER): number {
  if (value === undefined || value === null) throw new CouponError(field, 'missing', value, `${field} is missing.`);
  if (!Number.isSafeInteger(value))
    throw new CouponError(field, 'not-whole', value, `${field} is ${shown(value)}; it has to be a whole number.`);
  const number = value as number;
  if (number < least) throw new CouponError(field, 'too-low', value, `${field} is ${number}; the least is ${least}.`);
  if (number > most) throw new CouponError(field, 'too-large', value, `${field} is ${number}; the most is ${most}.`);
  return number;
}

/** Checks a stake or another sum in minor units. @throws CouponError */
export const checkAmount = (amount: MinorUnits, field = 'amount'): MinorUnits => checkWhole(amount, field, 0);

/** Checks odds in thousandths. @throws CouponError */
export const checkCoef = (coef: Thousandths, field = 'coef'): Thousandths => checkWhole(coef, field, LOWEST_COEF, LARGEST_COEF);

/** Checks the number of bets. @throws CouponError */
export function checkCount(bets: unknown, { least = 1, most = MOST_BETS }: { least?: number; most?: number } = {}): void {
  if (!Array.isArray(bets)) throw new CouponError('bets', 'missing', bets, 'bets is no list.');
  if (bets.length < least || bets.length > most) {
    const wanted = least === most ? `exactly ${least}` : `${least} to ${most}`;
    throw new CouponError('bets', 'wrong-count', bets.length, `There are ${bets.length} bets; this coupon has ${wanted}.`);
  }
}

/** @throws CouponError that names the first bet with invalid odds. */
export function checkCoefs(bets: readonly { coef: Thousandths }[]): void {
  for (let at = 0; at < bets.length; at += 1) {
    const coef = bets[at]?.coef;
    // Build the field name only for an error message, because this runs for every coupon.
    if (!(Number.isSafeInteger(coef) && coef! >= LOWEST_COEF && coef! <= LARGEST_COEF)) checkCoef(coef!, `bets[${at}].coef`);
  }
}

const STATUSES = new Set<unknown>(Object.values(BetStatus));

/** @throws CouponError on a status that this version does not know, because its payout would be a guess. */
export function checkStatus(statusId: unknown, field = 'statusId'): void {
  if (!STATUSES.has(statusId))
    throw new CouponError(field, 'unknown', statusId, `${field} is ${shown(statusId)}, which is no status of a bet.`);
}

/** Checks odds and status of every bet. @throws CouponError */
export function checkLegs(bets: readonly { coef: Thousandths; statusId: BetStatus }[]): void {
  checkCoefs(bets);
  for (let at = 0; at < bets.length; at += 1)
    if (!STATUSES.has(bets[at]?.statusId)) checkStatus(bets[at]?.statusId, `bets[${at}].statusId`);
}

import {
  CouponType,
  couponTypesAvailable,
  isSystem,
  namedSystemsOf,
  systemOptions,
  type NamedSystemName,
  type ShopSystem,
} from '@touchline/betting-coupon-math';
import type { CouponContent } from './coupon-content.ts';
import { FIRST_SHOP, fitsShop, shopOf } from './shop-table.ts';

/** Types that the site offers: all of them. @spec CP-01 */
export const OFFERED_TYPES: readonly CouponType[] = Object.values(CouponType);

/** Two bets have no sizes, only shop systems. */
const FEWEST_OF_SIZES = 3;
/** Size that a coupon of two bets gets when the player chooses a system. @spec CP-10 */
export const sizeChosenWith = ({ bets, form: { systemValue } }: Pick<CouponContent, 'bets' | 'form'>): number | null =>
  bets.length < FEWEST_OF_SIZES && !fitsShop(systemValue, bets.length) ? FIRST_SHOP : systemValue;

/**
 * Type of the coupon: the chosen one while the bets allow it, otherwise the default. A system whose bets fall to two does not become a shop
 * system, because the stake of that is for each of its bets.
 * @spec CP-01
 */
export function effectiveType(content: Pick<CouponContent, 'bets' | 'form'>): CouponType {
  const { bets, form } = content;
  const available = couponTypesAvailable(bets.length, OFFERED_TYPES);
  const { chosenTypeId } = form;
  const isLeft = chosenTypeId === CouponType.System && bets.length < FEWEST_OF_SIZES && !fitsShop(form.systemValue, bets.length);
  return chosenTypeId !== null && !isLeft && available.includes(chosenTypeId) ? chosenTypeId : (available[0] ?? CouponType.Single);
}

/** Named system of several sizes while the bets fit it, otherwise null. @spec CP-10 */
export function effectiveNamedSystem(content: Pick<CouponContent, 'bets' | 'form'>): NamedSystemName | null {
  const isMade = namedSystemsOf(content.bets.length).some(({ name }) => name === content.form.namedSystem);
  return isMade && effectiveType(content) === CouponType.System ? content.form.namedSystem : null;
}

/** Shop system of the coupon while the bets fit it; undefined for none, and until the table of them is loaded. @spec CP-10 */
export const effectiveShop = (content: Pick<CouponContent, 'bets' | 'form'>): ShopSystem | undefined =>
  effectiveNamedSystem(content) === null ? shopOf(effectiveSystemValue(content)) : undefined;

/**
 * Size of the combinations, or number of the shop system: the chosen one while the bets allow it, otherwise the smallest; null if it is not a
 * system.
 * @spec CP-06
 */
export function effectiveSystemValue(content: Pick<CouponContent, 'bets' | 'form'>): number | null {
  const typeId = effectiveType(content);
  if (!isSystem(typeId)) return null;
  const values = systemOptions({ typeId, bets: content.bets }).map(({ value }) => value);
  const { systemValue } = content.form;
  const isPlain = typeId === CouponType.System;
  if (isPlain && fitsShop(systemValue, content.bets.length)) return systemValue;
  return systemValue !== null && values.includes(systemValue) ? systemValue : (values[0] ?? null);
}

import { CouponType, isSystem } from '@touchline/betting-coupon-math';
import { AccountType } from '@touchline/account-contract';
import type { CouponToPlace, EditProblem, PlacedBet } from '@touchline/betting-contract';
import type { HeldCoupon } from '../cash-out/close.ts';
import { offerOf, type PlainOffer } from '../cash-out/offer.ts';
import { type CouponRow, termsOf } from '../coupon/rows.ts';
import type { BettingServices } from '../coupon/services.ts';
import type { CouponSite } from '../coupon/site-offers.ts';

/** Bonus and VIP bets, and bets from a bonus account, cannot be exchanged. @spec CP-12 CP-15 */
function isExcluded({ coupon }: HeldCoupon, accountType: number): boolean {
  const terms = termsOf(coupon);
  return accountType === AccountType.Bonus || terms?.isBonusBet === true || terms?.isVipBet === true;
}

/** Current value of an open coupon in an exchange (its cash-out offer), or why it cannot be exchanged. @spec AC-05 OD-02 */
export function editOffer(
  held: HeldCoupon,
  accountType: number,
  services: Pick<BettingServices, 'prices'>,
  nowMs: number,
): PlainOffer | EditProblem {
  const { coupon, bets } = held;
  if (isExcluded(held, accountType)) return 'not-offered';
  if (isSystem(coupon.type_id as CouponType) && bets.some(({ status_id }) => status_id >= 0)) return 'decided';
  const offer = offerOf(coupon, bets, services, nowMs);
  // An exchange closes the whole coupon, so the number of parts closed before does not matter.
  return offer === 'too-many-parts' ? 'settled' : offer;
}

/** Whether the new selections equal the open ones of the old bet. */
export function isSame({ bets }: HeldCoupon, wanted: readonly PlacedBet[]): boolean {
  const open = new Set(bets.flatMap(({ outcome_id, status_id }) => (status_id < 0 ? [outcome_id] : [])));
  return open.size === wanted.length && wanted.every(({ outcomeId }) => open.has(outcomeId));
}

/** Type of the new bet: a system keeps its type and size; otherwise one selection is a single, several are an express. @spec CP-01 */
export function newType(coupon: CouponRow, count: number): Pick<CouponToPlace, 'typeId' | 'systemValue'> {
  const typeId = coupon.type_id as CouponToPlace['typeId'];
  if (!isSystem(typeId)) return { typeId: count === 1 ? CouponType.Single : CouponType.Express };
  return { typeId, ...(coupon.system_value !== null && { systemValue: coupon.system_value }) };
}

/** Terms of an exchange: the usual ones without promotions for new money. */
export const editSite = (site: CouponSite): CouponSite => ({ ...site, hyperBonus: null, promoCodes: [] });

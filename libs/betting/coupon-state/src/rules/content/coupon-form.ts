import type { CouponType, NamedSystemName } from '@touchline/betting-coupon-math';

/** The part of the coupon besides the bets. It changes as one unit. */
export interface CouponForm {
  /** Type that the player chose; null for the default of the number of bets. @spec CP-01 */
  chosenTypeId: CouponType | null;
  /** Size of the combinations that the player chose; null for the smallest. @spec CP-06 */
  systemValue: number | null;
  /** Named system; applies while the bets fit it. @spec CP-10 */
  namedSystem: NamedSystemName | null;
  /** Stake in minor units; null for the currency's initial amount. @spec CP-21 */
  amount: number | null;
  /** Stakes of blocks. @spec CP-27 */
  amountByBlockId: Readonly<Record<number, number>>;
  /** Stakes of single bets in many singles. @spec CP-27 */
  amountByBetId: Readonly<Record<number, number>>;
  /** Code chosen from the player's own, and a typed one, which takes precedence. @spec CP-28 */
  promoCode: string | null;
  manualPromoCode: string | null;
  /** The player's decision about a bonus bet; null means undecided, and a bonus bet is used if it pays more. @spec CP-12 */
  isBonusBet: boolean | null;
  /** Prepaid money is used. @spec CP-32 */
  isPrepaid: boolean;
  /** Id under which this content will be placed; made when the content changes, and sent to the other tabs with it. @spec CP-26 */
  intentId: string | null;
}
export const EMPTY_FORM: CouponForm = {
  chosenTypeId: null,
  systemValue: null,
  namedSystem: null,
  amount: null,
  amountByBlockId: {},
  amountByBetId: {},
  promoCode: null,
  manualPromoCode: null,
  isBonusBet: null,
  isPrepaid: false,
  intentId: null,
};

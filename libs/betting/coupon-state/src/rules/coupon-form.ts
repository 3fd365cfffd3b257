import type { CouponType, NamedSystemName } from '@touchline/betting-coupon-math';

/** The part of the coupon that is not a list of bets. It changes as one thing. */
export interface CouponForm {
  /** Type that the player chose; null takes the one that fits the count. @spec CP-01 */
  chosenTypeId: CouponType | null;
  /** Size of the combinations that the player chose; null takes the smallest. @spec CP-06 */
  systemValue: number | null;
  /** System with a name; it counts while the bets make it. @spec CP-10 */
  namedSystem: NamedSystemName | null;
  /** Stake in minor units; null is the currency's initial amount. @spec CP-21 */
  amount: number | null;
  /** Stakes of blocks. @spec CP-27 */
  amountByBlockId: Readonly<Record<number, number>>;
  /** Stakes of single bets in many singles. @spec CP-27 */
  amountByBetId: Readonly<Record<number, number>>;
  /** Code chosen of the player's own, and one that was typed: the typed one goes first. @spec CP-28 */
  promoCode: string | null;
  manualPromoCode: string | null;
  /** What the player said to a bonus bet; null, as long as they said nothing, takes it where it pays more. @spec CP-12 */
  isBonusBet: boolean | null;
  /** The advance pays what the balance cannot. @spec CP-32 */
  isPrepaid: boolean;
  /** Id under which this content will be placed: made when the content changes, told to the other tabs with it. @spec CP-26 */
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

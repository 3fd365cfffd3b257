import type { CouponToPlace, PlacedBet } from '@touchline/betting-contract';

/** Rule for changed odds: accept better ones, ask again for worse ones. @spec CP-25 ODD-1 */
const ONLY_BETTER = 2;

export interface EditedCoupon extends Pick<CouponToPlace, 'id' | 'accountId' | 'amount' | 'coef' | 'typeId' | 'userId'> {
  systemValue: number | null | undefined;
  bets: readonly PlacedBet[];
}

/** The new bet of an exchange as a placement; fields that its quote has already verified get neutral values. @spec CP-04 */
export const editedCoupon = ({ systemValue, bets, ...fields }: EditedCoupon): CouponToPlace => ({
  ...fields,
  bets: [...bets],
  ...(systemValue != null && { systemValue }),
  changeCoefAction: ONLY_BETTER,
  coefByView: '',
  coefViewId: 0,
  exactCoef: '1',
  isDropOnScoreChange: false,
  refId: 0,
});

import { ChangeCoefAction } from '@touchline/betting-coupon-math';

/** Coupon settings, with the specification's names. Amounts are minor units; null means the configured value. @spec CP-03 */
export interface CouponSettings {
  /** Steps set by the player, by currency; otherwise the configured step applies. */
  amountStepByCurrencyIso: Readonly<Record<string, number>>;
  isManualAmountStep: boolean;
  /** 0 ask on any change, 1 accept any, 2 accept only better. */
  changeCoefAction: ChangeCoefAction;
  /** How far the odds of the coupon may fall in total before the player is asked, in hundredths of a per cent. */
  oddsBudget: number;
  isAutoMax: boolean;
  isVipBet: boolean;
  isBalanceShown: boolean;
  isPossibleWinShown: boolean;
  isSelectAccountShown: boolean;
  /** Bets stay in the coupon after placement. */
  isCouponFixed: boolean;
  oneClickAmount: number | null;
  isActiveOneClick: boolean;
  bonusAccountOneClickAmount: number | null;
  /** Shows the unrounded coefficient. */
  exactCoef: boolean;
  isDropOnScoreChange: boolean;
}

/** Choices for `oddsBudget`. @spec CP-25 */
export const ODDS_BUDGETS: readonly number[] = [0, 100, 200, 500];

export const DEFAULT_SETTINGS: CouponSettings = {
  amountStepByCurrencyIso: {},
  isManualAmountStep: false,
  changeCoefAction: ChangeCoefAction.AcceptOnlyBetter,
  oddsBudget: 0,
  isAutoMax: false,
  isVipBet: false,
  isBalanceShown: true,
  isPossibleWinShown: true,
  isSelectAccountShown: true,
  isCouponFixed: false,
  oneClickAmount: null,
  isActiveOneClick: false,
  bonusAccountOneClickAmount: null,
  exactCoef: false,
  isDropOnScoreChange: false,
};

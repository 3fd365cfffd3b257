import type { MinorUnits } from '@touchline/shared-primitives';

/**
 * Whether a click on odds places a bet at once: only if the player switched it on and the site offers it (`show_one_click`), so a setting
 * saved before the site withdrew the feature has no effect.
 * @spec CP-16
 * @example
 * isOneClickActive({ isShown: false, isActiveOneClick: true }); // => false
 */
export const isOneClickActive = ({ isShown, isActiveOneClick }: { isShown: boolean; isActiveOneClick: boolean }): boolean =>
  isShown && isActiveOneClick;

export interface OneClickTerms {
  isBonusAccount: boolean;
  oneClickAmount: MinorUnits | null;
  bonusAccountOneClickAmount: MinorUnits | null;
}

/**
 * Stake of a one-click bet, in minor units; the bonus account has a separate one. Null if it is not set.
 * @spec CP-22
 * @example
 * oneClickStake({ isBonusAccount: true, oneClickAmount: 500, bonusAccountOneClickAmount: 200 }); // => 200
 */
export const oneClickStake = ({ isBonusAccount, oneClickAmount, bonusAccountOneClickAmount }: OneClickTerms): MinorUnits | null =>
  isBonusAccount ? bonusAccountOneClickAmount : oneClickAmount;

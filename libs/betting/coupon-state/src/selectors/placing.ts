import { selectUserId } from '@touchline/identity-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { selectView, type RootState } from '@touchline/shared-state';
import type { CouponToPlace, SeenCoupon } from '@touchline/betting-contract';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { selectCouponSlice } from '../coupon.slice.ts';
import { couponRequest } from '../rules/quote/coupon-request.ts';
import { couponToPlace } from '../rules/placing/coupon-to-place.ts';
import type { Quote } from '../rules/quote/quote.ts';
import { selectPrepaidAmount } from './act.ts';
import { selectFigures } from './figures.ts';
import { selectAmount, selectCouponAccount, selectFittingQuote } from './terms.ts';

/** What a placement sends: the coupon, its quote, and the figures that the player saw. @spec CP-04 ODD-3 */
export interface Sending {
  coupon: CouponToPlace;
  /** The sealed quote; null if the backend has none. */
  quote: string | null;
  seen: SeenCoupon;
}

/** Adds to a coupon what the player saw of its quote. @spec ODD-3 */
export const sendingOf = (coupon: CouponToPlace, possibleWin: number, quote: Quote): Sending => ({
  coupon,
  quote: quote.sealed,
  seen: {
    coupon,
    currencyIso: quote.currencyIso,
    possibleWin,
    versions: coupon.bets.map(({ outcomeId }) => quote.versions[outcomeId] ?? 0),
    promoCode: quote.promoCode,
    isVipBet: quote.isVipBet,
    isBonusBet: quote.terms.isBonusBet,
  },
});

/** The content of the screen in the form that is sent; null if it can't be placed. @spec CP-04 ODD-3 */
export function selectSending(state: RootState): Sending | null {
  const content = selectCouponSlice(state);
  const { bets, form } = content;
  const [account, userId, settings] = [selectCouponAccount(state), selectUserId(state), selectCouponSettings(state)];
  const [figures, quote] = [selectFigures(state), selectFittingQuote(state)];
  if (account === null || userId === null || form.intentId === null || figures === null || quote === null) return null;
  const coupon = couponToPlace({
    id: form.intentId,
    accountId: account.id,
    userId,
    bets,
    request: couponRequest(content, selectAmount(state)),
    coef: figures.coef,
    exactCoef: figures.exactCoef,
    changeCoefAction: settings.changeCoefAction,
    coefViewId: selectView(state).coefViewId,
    isDropOnScoreChange: settings.isDropOnScoreChange,
    refId: selectSiteConfig(state)?.ref_id ?? 0,
    prepaidAmount: selectPrepaidAmount(state),
    terms: quote.terms,
  });
  return sendingOf(coupon, figures.maxWin, quote);
}

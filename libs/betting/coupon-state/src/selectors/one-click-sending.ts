import { CouponType, couponOffer, oneClickStake } from '@touchline/betting-coupon-math';
import { selectUserId } from '@touchline/identity-state';
import { selectSiteConfig } from '@touchline/shared-config';
import type { QuoteAnswer, QuoteBody } from '@touchline/betting-contract';
import { selectView, type RootState } from '@touchline/shared-state';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { changesToAccept, oddsBudgetLeft } from '../rules/placing/coupon-act.ts';
import type { CouponBet } from '../rules/content/coupon-bet.ts';
import type { Request } from '../rules/quote/coupon-request.ts';
import { couponToPlace } from '../rules/placing/coupon-to-place.ts';
import type { PlaceRefusal } from '../rules/placing/placement.ts';
import { quoteKey, quoteBody } from '../rules/quote/quote-body.ts';
import { quoteOf } from '../rules/quote/read-quote.ts';
import { sendingOf, type Sending } from './placing.ts';
import { selectCouponAccount, selectCouponCurrency, selectIsBonusAccount } from './terms.ts';

/** Stake of a click for the account that pays, in minor units; the currency's initial stake if the player has set none. @spec CP-22 */
export const selectOneClickAmount = (state: RootState): number =>
  oneClickStake({ isBonusAccount: selectIsBonusAccount(state), ...selectCouponSettings(state) }) ??
  selectCouponCurrency(state).initialAmount;

const requestOf = (state: RootState, { coef }: CouponBet): Request => ({
  typeId: CouponType.Single,
  amount: selectOneClickAmount(state),
  bets: [{ coef }],
});

/** Quote request for a one-click bet. @spec CP-16 ODD-3 */
export const selectOneClickQuoteBody = (state: RootState, bet: CouponBet): QuoteBody =>
  quoteBody({
    bets: [bet],
    request: requestOf(state, bet),
    currencyIso: selectCouponCurrency(state).iso,
    accountId: selectCouponAccount(state)?.id ?? null,
    promoCode: null,
    manualPromoCode: null,
    isVipBet: false,
    isBonusBet: false,
    isOneClick: true,
    oddsBudget: oddsBudgetLeft([bet], selectCouponSettings(state)),
  });

export interface Press {
  /** Id of the click. */
  id: string;
  /** The bet with its current price; `coefSeen` is the price clicked. */
  bet: CouponBet;
  answer: QuoteAnswer;
}

/**
 * What to send for a one-click bet, or why not: its price may have changed more than the player's setting allows. @spec CP-16 CP-25 ODD-3
 */
export function selectOneClickSending(state: RootState, { id, bet, answer }: Press): Sending | PlaceRefusal {
  const settings = selectCouponSettings(state);
  const [account, userId] = [selectCouponAccount(state), selectUserId(state)];
  if (account === null || userId === null) return 'signed-out';
  if (Object.keys(changesToAccept([bet], settings)).length > 0) return 'coef-changed';
  const body = selectOneClickQuoteBody(state, bet);
  const quote = quoteOf(answer, { currencyIso: body.currencyIso, key: quoteKey(body) });
  const request = requestOf(state, bet);
  const offer = couponOffer(request, quote.terms);
  const [line] = offer.lines;
  if (line === undefined) return 'not-accepted';
  const coupon = couponToPlace({
    id,
    accountId: account.id,
    userId,
    bets: [bet],
    request,
    coef: line.coef,
    exactCoef: line.exactCoef,
    changeCoefAction: settings.changeCoefAction,
    coefViewId: selectView(state).coefViewId,
    isDropOnScoreChange: settings.isDropOnScoreChange,
    refId: selectSiteConfig(state)?.ref_id ?? 0,
    prepaidAmount: 0,
    terms: quote.terms,
  });
  return sendingOf(coupon, offer.possibleWin, quote);
}

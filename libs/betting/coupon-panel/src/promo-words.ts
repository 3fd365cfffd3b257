import type { PromoProblem } from '@touchline/betting-coupon-math';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Why a code does not apply, with the next step if there is one. @spec CP-28 */
export const PROMO_WORDS: Readonly<Record<PromoProblem, MessageDescriptor>> = defineMessages({
  empty: { id: 'betting.promo.empty', defaultMessage: 'Enter a code' },
  'unknown-code': { id: 'betting.promo.unknown', defaultMessage: 'Invalid promo code. Check it and try again.' },
  'not-started': { id: 'betting.promo.notStarted', defaultMessage: "This promo code isn't active yet" },
  expired: { id: 'betting.promo.expired', defaultMessage: 'This promo code has expired' },
  'already-used': { id: 'betting.promo.used', defaultMessage: 'This promo code has already been used' },
  'bonus-account': {
    id: 'betting.promo.bonusAccount',
    defaultMessage: "Promo codes can't be used with the bonus account. Choose another account.",
  },
  'wrong-currency': { id: 'betting.promo.currency', defaultMessage: 'This promo code is for another currency' },
  'wrong-coupon-type': { id: 'betting.promo.type', defaultMessage: 'Not valid for this bet type' },
  'too-few-bets': { id: 'betting.promo.bets', defaultMessage: 'Add more selections to use this promo code' },
  'coef-too-low': { id: 'betting.promo.coef', defaultMessage: 'Odds too low for this promo code' },
  'total-coef-too-low': { id: 'betting.promo.total', defaultMessage: 'Total odds too low for this promo code' },
  'amount-too-small': { id: 'betting.promo.small', defaultMessage: 'Stake too low for this promo code' },
  'amount-too-large': { id: 'betting.promo.large', defaultMessage: 'Stake too high for this promo code' },
});

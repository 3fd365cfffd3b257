import type { PromoProblem } from '@touchline/betting-coupon-math';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Why a code does not apply, with the next step where there is one. @spec CP-28 */
export const PROMO_WORDS: Readonly<Record<PromoProblem, MessageDescriptor>> = defineMessages({
  empty: { id: 'betting.promo.empty', defaultMessage: 'Enter a code' },
  'unknown-code': { id: 'betting.promo.unknown', defaultMessage: 'You have no such code. Check the letters.' },
  'not-started': { id: 'betting.promo.notStarted', defaultMessage: 'This code does not count yet' },
  expired: { id: 'betting.promo.expired', defaultMessage: 'This code is over' },
  'already-used': { id: 'betting.promo.used', defaultMessage: 'This code was used already' },
  'bonus-account': { id: 'betting.promo.bonusAccount', defaultMessage: 'Codes do not go with the bonus account. Pay from another one.' },
  'wrong-currency': { id: 'betting.promo.currency', defaultMessage: 'This code is for another currency' },
  'wrong-coupon-type': { id: 'betting.promo.type', defaultMessage: 'This code is not for this type of coupon' },
  'too-few-bets': { id: 'betting.promo.bets', defaultMessage: 'This code needs more bets' },
  'coef-too-low': { id: 'betting.promo.coef', defaultMessage: 'The odds of a bet are too low for this code' },
  'total-coef-too-low': { id: 'betting.promo.total', defaultMessage: 'The total odds are too low for this code' },
  'amount-too-small': { id: 'betting.promo.small', defaultMessage: 'This code needs a larger stake' },
  'amount-too-large': { id: 'betting.promo.large', defaultMessage: 'The stake is too large for this code' },
});

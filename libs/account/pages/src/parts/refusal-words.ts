import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Messages of refused changes, by code. */
const REFUSALS: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  'self-excluded': { id: 'account.refused.break', defaultMessage: 'You are on a break. Bonuses and promotions are off until it ends.' },
  'offers-paused': {
    id: 'account.refused.paused',
    defaultMessage: 'We show you no bonuses or promotions at the moment. Your limits page says why.',
  },
  'account-restricted': { id: 'account.refused.blocked', defaultMessage: 'This is off while your account is blocked.' },
  'too-many-tries': { id: 'account.refused.often', defaultMessage: 'Too many tries. Please wait a little.' },
  'not-enough-money': { id: 'account.refused.money', defaultMessage: 'There is not enough money in this account.' },
  'rate-expired': { id: 'account.refused.rate', defaultMessage: 'The rate has changed. Check the new one.' },
  'amount-too-small': { id: 'account.refused.small', defaultMessage: 'This amount is too small to convert.' },
  'wallet-kept-for-money': { id: 'account.refused.walletMoney', defaultMessage: 'Move the money to another account first.' },
  'wallet-kept-for-bets': { id: 'account.refused.walletBets', defaultMessage: 'Bets from this account are still open.' },
  'wallet-kept-for-active': { id: 'account.refused.walletActive', defaultMessage: 'Choose another account for bets first.' },
  'currency-not-addable': { id: 'account.refused.currency', defaultMessage: "This currency can't be added." },
  'bonus-active': { id: 'account.refused.bonusActive', defaultMessage: 'You already have an active bonus. Finish it or give it up first.' },
  'bonus-used': { id: 'account.refused.bonusUsed', defaultMessage: 'You have already had this bonus.' },
  'bonus-over': { id: 'account.refused.bonusOver', defaultMessage: 'This bonus has ended.' },
  'bonus-not-wagered': { id: 'account.refused.bonusOpen', defaultMessage: 'This bonus is not fully wagered yet.' },
  'cashback-not-ready': { id: 'account.refused.cashback', defaultMessage: 'There is no cashback to collect for this week.' },
  'not-enough-points': { id: 'account.refused.points', defaultMessage: 'You no longer have these points.' },
  'promo-used': { id: 'account.refused.promoUsed', defaultMessage: 'You have already used this code.' },
  'promo-expired': { id: 'account.refused.promoExpired', defaultMessage: 'This code has expired.' },
  'promo-coupon': { id: 'account.refused.promoCoupon', defaultMessage: 'This code is for coupons. Choose it in your coupon.' },
  'promo-unknown': { id: 'account.refused.promoUnknown', defaultMessage: 'There is no such code. Check the spelling.' },
  'profile-wrong-date': { id: 'account.refused.date', defaultMessage: 'Enter a valid date.' },
  'profile-under-age': { id: 'account.refused.age', defaultMessage: 'You must be 18 or older.' },
  'profile-wrong-passport': { id: 'account.refused.passport', defaultMessage: 'Enter 5 to 20 letters and digits.' },
  'profile-short-address': { id: 'account.refused.address', defaultMessage: 'Enter the full address: street, house, city, country.' },
  'profile-wrong-name': { id: 'account.refused.name', defaultMessage: 'Use letters, as in your document.' },
  'profile-support-only': { id: 'account.refused.support', defaultMessage: 'Only support can change this.' },
  'too-many-requests': { id: 'account.refused.requests', defaultMessage: 'Five requests are open. Write in one of them.' },
  'request-closed': { id: 'account.refused.closed', defaultMessage: 'This request is closed. Open a new one.' },
  'slot-taken': { id: 'account.refused.slot', defaultMessage: 'This time is no longer free. Choose another one.' },
  'no-appeal': { id: 'account.refused.appeal', defaultMessage: 'Your appeal is already being reviewed.' },
  'document-type': { id: 'account.refused.picture', defaultMessage: 'This file is not a picture. Send a photo or a scan.' },
  'document-broken': { id: 'account.refused.broken', defaultMessage: "This picture can't be opened. Take another one." },
  'document-small': { id: 'account.refused.tiny', defaultMessage: 'This picture is too small to read. Move closer and take another one.' },
  'document-large': { id: 'account.refused.large', defaultMessage: 'This picture is too large. Take another one.' },
  'document-parts': { id: 'account.refused.parts', defaultMessage: 'The picture did not arrive in full. Send it again.' },
  'document-accepted': { id: 'account.refused.accepted', defaultMessage: 'This document has already been accepted.' },
  'document-not-asked': { id: 'account.refused.notAsked', defaultMessage: 'This document is not needed.' },
});
const REFUSED: MessageDescriptor = defineMessages({
  other: { id: 'account.refused.other', defaultMessage: 'That did not work. Please try again.' },
}).other;

/** Message for a code of the server; handles unknown codes, including names like `constructor`. */
export const refusalWords = (code: string): MessageDescriptor => (Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined) ?? REFUSED;

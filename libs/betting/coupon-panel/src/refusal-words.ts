import type { LockReason, PlaceRefusal } from '@touchline/betting-coupon-state';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Why a bet is locked, in its own card. @spec CP-08 CP-29 */
export const LOCK_WORDS: Readonly<Record<LockReason, MessageDescriptor>> = defineMessages({
  'bet-suspended': { id: 'betting.lock.suspended', defaultMessage: 'Locked: this price is paused' },
  'dependent-bets': {
    id: 'betting.lock.dependent',
    defaultMessage: 'Depends on another bet of the same game; as a single it can be placed',
  },
  'banned-from-express': { id: 'betting.lock.express', defaultMessage: 'Not for an express; as a single it can be placed' },
  'banker-disabled': { id: 'betting.lock.banker', defaultMessage: 'This bet cannot be a banker; take its mark away or remove it' },
  'game-finished': { id: 'betting.lock.finished', defaultMessage: 'The game is over' },
  'game-started': { id: 'betting.lock.started', defaultMessage: 'The game has begun; pick it again in live' },
  'outcome-gone': { id: 'betting.lock.gone', defaultMessage: 'This outcome is not offered any more' },
});

/** Why nothing was placed, with the next step. @spec BET-8 NT-03 */
export const REFUSAL_WORDS: Readonly<Record<PlaceRefusal, MessageDescriptor>> = defineMessages({
  'coef-changed': {
    id: 'betting.refusal.coefChanged',
    defaultMessage: 'A price changed while the bet was being placed. Look at the new price and accept it to go on.',
  },
  'bet-suspended': {
    id: 'betting.refusal.suspended',
    defaultMessage: 'A price is paused. Wait until it is back, or remove the locked bet.',
  },
  'game-finished': { id: 'betting.refusal.finished', defaultMessage: 'A game is over. Remove its bet to go on.' },
  'game-started': { id: 'betting.refusal.started', defaultMessage: 'A game has begun. Remove its bet, or pick it again in live.' },
  'outcome-gone': { id: 'betting.refusal.gone', defaultMessage: 'An outcome is not offered any more. Remove its bet to go on.' },
  'dependent-bets': {
    id: 'betting.refusal.dependent',
    defaultMessage: 'Bets of one game depend on each other. Choose singles, or remove one of them.',
  },
  'banned-from-express': {
    id: 'betting.refusal.express',
    defaultMessage: 'A bet may not stand in an express. Choose singles, or remove it.',
  },
  'amount-too-small': { id: 'betting.refusal.tooSmall', defaultMessage: 'The stake is below the least one. Raise it to go on.' },
  'amount-too-large': { id: 'betting.refusal.tooLarge', defaultMessage: 'The stake is above the largest one. Lower it to go on.' },
  'not-enough-money': {
    id: 'betting.refusal.money',
    defaultMessage: 'There is not enough money in this account. Lower the stake to go on.',
  },
  'max-payout': {
    id: 'betting.refusal.maxPayout',
    defaultMessage: 'This coupon would pay more than the largest payout. Lower the stake to go on.',
  },
  'type-not-offered': {
    id: 'betting.refusal.type',
    defaultMessage: 'This type of coupon is not offered for these bets. Choose another one.',
  },
  'too-few-bets': { id: 'betting.refusal.tooFew', defaultMessage: 'This type of coupon needs more bets. Add one, or choose another type.' },
  'wrong-account': { id: 'betting.refusal.account', defaultMessage: 'This account cannot be used. Choose another one.' },
  'score-changed': {
    id: 'betting.refusal.score',
    defaultMessage: 'The score changed while the bet was being placed. Look at it and place again.',
  },
  'stale-price': { id: 'betting.refusal.stale', defaultMessage: 'The prices were too old. Look at the new ones and place again.' },
  'limit-reached': {
    id: 'betting.refusal.limit',
    defaultMessage: 'One of your limits is reached. Lower the stake, or look at your limits.',
  },
  'banker-disabled': { id: 'betting.refusal.banker', defaultMessage: 'One of the bets cannot be a banker. Choose another banker.' },
  'promo-code': {
    id: 'betting.refusal.promo',
    defaultMessage: 'The promo code does not apply to this coupon. Change the coupon, or remove the code.',
  },
  'vip-bet-not-available': {
    id: 'betting.refusal.vip',
    defaultMessage: 'This coupon cannot be a VIP bet. Switch the VIP bet off to go on.',
  },
  'bonus-bet-not-available': {
    id: 'betting.refusal.bonusBet',
    defaultMessage: 'This coupon cannot be a bonus bet. Switch the bonus bet off to go on.',
  },
  'one-click-not-offered': {
    id: 'betting.refusal.oneClick',
    defaultMessage: 'One-click bets are not offered here. Place it from the coupon.',
  },
  'prepaid-too-large': {
    id: 'betting.refusal.prepaid',
    defaultMessage: 'There is less prepaid money than that. Lower the prepaid part to go on.',
  },
  'wrong-user': { id: 'betting.refusal.wrongUser', defaultMessage: 'Another player is signed in in this browser. Load the page again.' },
  'signed-out': { id: 'betting.refusal.signedOut', defaultMessage: 'Your session is over. Sign in and place again.' },
  'too-many-tries': { id: 'betting.refusal.tooMany', defaultMessage: 'Too many tries in a short time. Wait a minute and place again.' },
  'busy-elsewhere': { id: 'betting.refusal.busy', defaultMessage: 'Another tab is placing a coupon. Try again when it is done.' },
  'quote-changed': {
    id: 'betting.refusal.quoteChanged',
    defaultMessage: 'Something changed between your look and your press. Nothing was placed. Look at the coupon and place again.',
  },
  'not-accepted': {
    id: 'betting.refusal.notAccepted',
    defaultMessage: 'The coupon was not accepted. Load the page again and place once more.',
  },
});

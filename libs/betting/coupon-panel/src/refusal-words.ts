import type { LockReason, PlaceRefusal } from '@touchline/betting-coupon-state';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Why a bet is locked, for its own card. @spec CP-08 CP-29 */
export const LOCK_WORDS: Readonly<Record<LockReason, MessageDescriptor>> = defineMessages({
  'bet-suspended': { id: 'betting.lock.suspended', defaultMessage: 'Suspended' },
  'dependent-bets': {
    id: 'betting.lock.dependent',
    defaultMessage: 'Related to another selection from this event. Singles only.',
  },
  'banned-from-express': { id: 'betting.lock.express', defaultMessage: "Can't be combined. Singles only." },
  'banker-disabled': { id: 'betting.lock.banker', defaultMessage: "Can't be a banker. Remove the banker mark or the selection." },
  'game-finished': { id: 'betting.lock.finished', defaultMessage: 'Event finished' },
  'game-started': { id: 'betting.lock.started', defaultMessage: 'Event has started. Add it again from Live.' },
  'outcome-gone': { id: 'betting.lock.gone', defaultMessage: 'No longer available' },
});

/** Why the coupon was not placed, with the next step. @spec BET-8 NT-03 */
export const REFUSAL_WORDS: Readonly<Record<PlaceRefusal, MessageDescriptor>> = defineMessages({
  'coef-changed': {
    id: 'betting.refusal.coefChanged',
    defaultMessage: 'The odds changed while your bet was being placed. Check them and try again.',
  },
  'bet-suspended': {
    id: 'betting.refusal.suspended',
    defaultMessage: 'A selection is suspended. Wait for it to reopen or remove it.',
  },
  'game-finished': { id: 'betting.refusal.finished', defaultMessage: 'An event has finished. Remove its selection to continue.' },
  'game-started': {
    id: 'betting.refusal.started',
    defaultMessage: 'An event has started. Remove the selection or add it again from Live.',
  },
  'outcome-gone': { id: 'betting.refusal.gone', defaultMessage: 'A selection is no longer available. Remove it to continue.' },
  'dependent-bets': {
    id: 'betting.refusal.dependent',
    defaultMessage: "Selections from the same event can't be combined. Switch to singles or remove one.",
  },
  'banned-from-express': {
    id: 'betting.refusal.express',
    defaultMessage: "One selection can't be combined. Switch to singles or remove it.",
  },
  'amount-too-small': { id: 'betting.refusal.tooSmall', defaultMessage: 'Your stake is below the minimum. Increase it to continue.' },
  'amount-too-large': { id: 'betting.refusal.tooLarge', defaultMessage: 'Your stake is above the maximum. Reduce it to continue.' },
  'not-enough-money': {
    id: 'betting.refusal.money',
    defaultMessage: 'Insufficient balance. Reduce your stake to continue.',
  },
  'max-payout': {
    id: 'betting.refusal.maxPayout',
    defaultMessage: 'This bet exceeds the maximum payout. Reduce your stake to continue.',
  },
  'type-not-offered': {
    id: 'betting.refusal.type',
    defaultMessage: "This bet type isn't available for your selections. Choose another type.",
  },
  'too-few-bets': { id: 'betting.refusal.tooFew', defaultMessage: 'This bet type needs more selections. Add one or choose another type.' },
  'wrong-account': { id: 'betting.refusal.account', defaultMessage: "This account can't be used. Choose another one." },
  'score-changed': {
    id: 'betting.refusal.score',
    defaultMessage: 'The score changed while your bet was being placed. Review it and try again.',
  },
  'stale-price': { id: 'betting.refusal.stale', defaultMessage: 'The odds had expired. Review the current odds and try again.' },
  'limit-reached': {
    id: 'betting.refusal.limit',
    defaultMessage: "You've reached one of your limits. Reduce your stake or review your limits.",
  },
  'account-restricted': {
    id: 'betting.refusal.restricted',
    defaultMessage: "We can't accept bets on this account. Contact support to find out why.",
  },
  'self-excluded': {
    id: 'betting.refusal.excluded',
    defaultMessage: "You're on a break, so we can't take bets. Your open bets will still be settled and paid.",
  },
  'banker-disabled': { id: 'betting.refusal.banker', defaultMessage: "One selection can't be a banker. Choose another banker." },
  'promo-code': {
    id: 'betting.refusal.promo',
    defaultMessage: "This promo code isn't valid for this coupon. Change the coupon or remove the code.",
  },
  'vip-bet-not-available': {
    id: 'betting.refusal.vip',
    defaultMessage: "VIP isn't available for this coupon. Turn it off to continue.",
  },
  'bonus-bet-not-available': {
    id: 'betting.refusal.bonusBet',
    defaultMessage: "The boost isn't available for this coupon. Turn it off to continue.",
  },
  'one-click-not-offered': {
    id: 'betting.refusal.oneClick',
    defaultMessage: "One-click betting isn't available here. Place the bet from your coupon.",
  },
  'prepaid-too-large': {
    id: 'betting.refusal.prepaid',
    defaultMessage: 'Not enough bet credit. Reduce the amount to continue.',
  },
  'wrong-user': { id: 'betting.refusal.wrongUser', defaultMessage: 'Another user is signed in on this browser. Reload the page.' },
  'signed-out': { id: 'betting.refusal.signedOut', defaultMessage: 'Your session has expired. Sign in to place your bet.' },
  'too-many-tries': { id: 'betting.refusal.tooMany', defaultMessage: 'Too many attempts. Try again in a minute.' },
  'busy-elsewhere': { id: 'betting.refusal.busy', defaultMessage: "A bet is being placed in another tab. Try again when it's done." },
  'quote-changed': {
    id: 'betting.refusal.quoteChanged',
    defaultMessage: 'Something changed just before you placed your bet. Review your coupon and try again.',
  },
  'not-accepted': {
    id: 'betting.refusal.notAccepted',
    defaultMessage: "Your bet wasn't accepted. Reload the page and try again.",
  },
});

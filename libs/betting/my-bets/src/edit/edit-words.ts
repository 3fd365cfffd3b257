import type { EditFailure } from '@touchline/betting-cash-out-state';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

/** Texts for why a bet is not exchanged, with the next step. Reasons that can't occur here use the last one. @spec BET-8 */
const WORDS: Partial<Record<EditFailure, MessageDescriptor>> = defineMessages({
  settled: { id: 'betting.cashOut.problem.settled', defaultMessage: 'This bet is already settled.' },
  'not-offered': { id: 'betting.edit.problem.bonus', defaultMessage: 'Bets with a bonus, a code or bet credit cannot be edited.' },
  suspended: { id: 'betting.edit.problem.suspended', defaultMessage: 'The bet cannot be edited while one of its selections is suspended.' },
  'too-small': { id: 'betting.cashOut.problem.small', defaultMessage: 'This bet is worth too little to cash out.' },
  'nothing-changed': { id: 'betting.edit.problem.same', defaultMessage: 'Remove, swap or add a selection to see the new bet.' },
  decided: {
    id: 'betting.edit.problem.decided',
    defaultMessage: 'A selection of this system is settled, so the bet can no longer be edited.',
  },
  'offer-changed': {
    id: 'betting.edit.problem.changed',
    defaultMessage: 'The value of the bet fell before it was replaced. The bet is as it was.',
  },
  'not-arrived': { id: 'betting.cashOut.problem.lost', defaultMessage: 'We didn’t get an answer. Your bets show what happened.' },
  'coef-changed': {
    id: 'betting.edit.problem.odds',
    defaultMessage: 'The odds fell before the bet was replaced. The bet is as it was. The new odds are shown.',
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
  'too-few-bets': { id: 'betting.refusal.tooFew', defaultMessage: 'This bet type needs more selections. Add one or choose another type.' },
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
});
const OTHER: MessageDescriptor = defineMessages({
  other: { id: 'betting.refusal.notAccepted', defaultMessage: "Your bet wasn't accepted. Reload the page and try again." },
}).other;

export const editWords = (intl: Pick<IntlShape, 'formatMessage'>, failure: EditFailure): string =>
  intl.formatMessage(WORDS[failure] ?? OTHER);

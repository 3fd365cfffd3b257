import { defineMessages } from 'react-intl';

/** Sources of bonuses. */
export const SOURCES = defineMessages({
  deposit: { id: 'account.source.deposit', defaultMessage: 'Deposit bonus' },
  promo: { id: 'account.source.promo', defaultMessage: 'Promo code' },
  friend: { id: 'account.source.friend', defaultMessage: 'Referred friend' },
  vip: { id: 'account.source.vip', defaultMessage: 'VIP cashback' },
  premium: { id: 'account.source.premium', defaultMessage: 'Premium cashback' },
});
/** States of bonuses. */
export const STATES = defineMessages({
  active: { id: 'account.bonusState.active', defaultMessage: 'Active' },
  completed: { id: 'account.bonusState.completed', defaultMessage: 'Wagered' },
  paid: { id: 'account.bonusState.paid', defaultMessage: 'Paid to your account' },
  expired: { id: 'account.bonusState.expired', defaultMessage: 'Expired' },
  'given-up': { id: 'account.bonusState.givenUp', defaultMessage: 'Given up' },
});
/** Why a stake counts or does not count. */
export const VERDICTS = defineMessages({
  counted: { id: 'account.verdict.counted', defaultMessage: 'Counts in full' },
  partly: { id: 'account.verdict.partly', defaultMessage: 'Counts at {percent}% for this game' },
  'low-odds': { id: 'account.verdict.lowOdds', defaultMessage: 'Odds below the minimum' },
  'wrong-product': { id: 'account.verdict.product', defaultMessage: 'Not part of this bonus' },
  'excluded-game': { id: 'account.verdict.game', defaultMessage: 'This game does not count' },
  returned: { id: 'account.verdict.returned', defaultMessage: 'The bet was void' },
  'not-settled': { id: 'account.verdict.open', defaultMessage: 'Counts once the bet is settled' },
  over: { id: 'account.verdict.over', defaultMessage: 'Nothing was left to wager' },
});

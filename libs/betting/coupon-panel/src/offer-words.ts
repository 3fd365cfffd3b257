import type { BonusBetAvailability, VipBetAvailability } from '@touchline/betting-coupon-math';
import { defineMessages, type MessageDescriptor } from 'react-intl';

type ReasonOf<Availability> =
  Extract<Availability, { isAvailable: false }> extends { reason: infer Reason extends string } ? Reason : never;
type BonusBetRefusalWords = Exclude<ReasonOf<BonusBetAvailability>, 'feature-off' | 'not-express'>;
type VipBetRefusalWords = Exclude<ReasonOf<VipBetAvailability>, 'not-configured' | 'no-max-amount' | 'no-bets'>;

/** Why a bonus bet can't be had. @spec CP-12 */
export const BONUS_BET_WORDS: Readonly<Record<BonusBetRefusalWords, MessageDescriptor>> = defineMessages({
  'excluded-bet-kind': { id: 'betting.bonusBet.kind', defaultMessage: 'A bet of this coupon does not count for a bonus bet' },
  'coef-too-low': { id: 'betting.bonusBet.coef', defaultMessage: 'Each bet needs odds of 1.10 or more' },
  'too-few-bets': { id: 'betting.bonusBet.bets', defaultMessage: 'Needs three bets or more' },
  'total-coef-too-low': { id: 'betting.bonusBet.total', defaultMessage: 'The total odds are too low' },
});

/** Why a larger stake can't be asked for. @spec CP-15 */
export const VIP_BET_WORDS: Readonly<Record<VipBetRefusalWords, MessageDescriptor>> = defineMessages({
  'live-bet': { id: 'betting.vipBet.live', defaultMessage: 'Not for bets on games in play' },
  'many-singles': { id: 'betting.vipBet.singles', defaultMessage: 'Not for many singles' },
});

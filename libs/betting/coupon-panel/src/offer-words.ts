import type { BonusBetAvailability, VipBetAvailability } from '@touchline/betting-coupon-math';
import { defineMessages, type MessageDescriptor } from 'react-intl';

type ReasonOf<Availability> =
  Extract<Availability, { isAvailable: false }> extends { reason: infer Reason extends string } ? Reason : never;
type BonusBetRefusalWords = Exclude<ReasonOf<BonusBetAvailability>, 'feature-off' | 'not-express'>;
type VipBetRefusalWords = Exclude<ReasonOf<VipBetAvailability>, 'not-configured' | 'no-max-amount' | 'no-bets'>;

/** Why a bonus bet is not available. @spec CP-12 */
export const BONUS_BET_WORDS: Readonly<Record<BonusBetRefusalWords, MessageDescriptor>> = defineMessages({
  'excluded-bet-kind': { id: 'betting.bonusBet.kind', defaultMessage: "One selection isn't eligible for the boost" },
  'coef-too-low': { id: 'betting.bonusBet.coef', defaultMessage: 'Minimum odds per selection: 1.10' },
  'too-few-bets': { id: 'betting.bonusBet.bets', defaultMessage: 'Add at least 3 selections' },
  'total-coef-too-low': { id: 'betting.bonusBet.total', defaultMessage: 'Total odds are too low' },
});

/** Why a larger stake can't be requested. @spec CP-15 */
export const VIP_BET_WORDS: Readonly<Record<VipBetRefusalWords, MessageDescriptor>> = defineMessages({
  'live-bet': { id: 'betting.vipBet.live', defaultMessage: 'Not available for live events' },
  'many-singles': { id: 'betting.vipBet.singles', defaultMessage: 'Not available for multiple singles' },
});

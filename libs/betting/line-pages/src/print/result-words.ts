import { BetStatus } from '@touchline/betting-coupon-math';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Result of a bet; none while it is open. @spec OD-02 */
export const RESULT_WORDS: Readonly<Partial<Record<BetStatus, MessageDescriptor>>> = defineMessages({
  [BetStatus.Lose]: { id: 'betting.result.lost', defaultMessage: 'Lost' },
  [BetStatus.Win]: { id: 'betting.result.won', defaultMessage: 'Won' },
  [BetStatus.Return]: { id: 'betting.result.returned', defaultMessage: 'Void' },
  [BetStatus.ForcedReturn]: { id: 'betting.result.forced', defaultMessage: 'Voided by the operator' },
  [BetStatus.HalfWinHalfReturn]: { id: 'betting.result.halfWon', defaultMessage: 'Half won' },
  [BetStatus.HalfLoseHalfReturn]: { id: 'betting.result.halfLost', defaultMessage: 'Half lost' },
  [BetStatus.HalfLoseHalfWin]: { id: 'betting.result.halves', defaultMessage: 'Half won, half lost' },
});

import { selectCoupon } from '@touchline/betting-coupon-state';
import { OUTCOME } from '@touchline/betting-rules';
import { Notice } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';

/** Explains the early payout of each bet that has one; the bet itself has only a short mark. @spec BT-15 */
export function EarlyPayouts() {
  const { bets } = useSelector(selectCoupon);
  return bets.map(
    ({ outcomeId, typeId, opponents: [first, second], earlyLead }) =>
      earlyLead !== undefined && (
        <Notice key={outcomeId} tone="info">
          <FormattedMessage
            id="betting.early.promise"
            defaultMessage="Early payout: wins once {team} leads by {lead, plural, one {# goal} other {# goals}}, whatever the result."
            values={{ team: typeId === OUTCOME.HomeWin ? first : second, lead: earlyLead }}
          />
        </Notice>
      ),
  );
}

import type { BookedCoupon, CouponCashOut } from '@touchline/betting-contract';
import { FormattedMessage } from 'react-intl';
import type { MoneyWords } from './money-words.ts';

/** Conditions of a coupon's automatic cash-out. @spec AC-05 */
export function RuleWords({ coupon, cashOut, money }: { coupon: BookedCoupon; cashOut: CouponCashOut; money: MoneyWords }) {
  const { atLeast, moment } = cashOut;
  const bet = coupon.bets.find(({ gameId }) => gameId === moment?.gameId);
  const game = <bdi>{bet === undefined ? '' : `${bet.opponent1} – ${bet.opponent2}`}</bdi>;
  return (
    <>
      {atLeast !== null && (
        <p>
          <FormattedMessage
            id="betting.cashOut.ruleOn"
            defaultMessage="Closes as a whole when the offer reaches {amount}, also while this page is closed."
            values={{ amount: <bdi>{money(atLeast)}</bdi> }}
          />
        </p>
      )}
      {moment?.minute != null && (
        <p>
          <FormattedMessage
            id="betting.cashOut.momentMinute"
            defaultMessage="Closes as a whole from minute {minute} of {game}, also while this page is closed."
            values={{ minute: <bdi>{moment.minute}</bdi>, game }}
          />
        </p>
      )}
      {moment?.score != null && (
        <p>
          <FormattedMessage
            id="betting.cashOut.momentScore"
            defaultMessage="Closes as a whole once the score of {game} is {score} or more for both, also while this page is closed."
            values={{ score: <bdi dir="ltr">{moment.score.join(':')}</bdi>, game }}
          />
        </p>
      )}
    </>
  );
}

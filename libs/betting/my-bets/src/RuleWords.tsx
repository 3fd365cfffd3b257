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
            defaultMessage="Cashes out in full when the offer reaches {amount}, even if this page is closed."
            values={{ amount: <bdi>{money(atLeast)}</bdi> }}
          />
        </p>
      )}
      {moment?.minute != null && (
        <p>
          <FormattedMessage
            id="betting.cashOut.momentMinute"
            defaultMessage="Cashes out in full from minute {minute} of {game}, even if this page is closed."
            values={{ minute: <bdi>{moment.minute}</bdi>, game }}
          />
        </p>
      )}
      {moment?.score != null && (
        <p>
          <FormattedMessage
            id="betting.cashOut.momentScore"
            defaultMessage="Cashes out in full once the score of {game} is at least {score} for both teams, even if this page is closed."
            values={{ score: <bdi dir="ltr">{moment.score.join(':')}</bdi>, game }}
          />
        </p>
      )}
    </>
  );
}

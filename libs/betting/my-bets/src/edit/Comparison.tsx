import type { BookedCoupon, EditOffer } from '@touchline/betting-contract';
import { BetExchange } from '@touchline/betting-ui';
import { FormattedMessage } from 'react-intl';
import type { MoneyWords } from '../money-words.ts';

export interface ComparisonProps {
  coupon: BookedCoupon;
  offer: EditOffer;
  money: MoneyWords;
  odds: (coef: number) => string;
}

/** Summary before the exchange: both bets, the value used, and the fact that the old bet ends. @spec AC-05 MON-5 */
export function Comparison({ coupon, offer, money, odds }: ComparisonProps) {
  const { value, fair, stake, extra, coef, possibleWin, oldPossibleWin, delayMs } = offer;
  const difference = possibleWin - oldPossibleWin;
  return (
    <>
      <BetExchange
        old={{ stake: money(coupon.amount - (coupon.cashOut?.stake ?? 0)), odds: odds(coupon.coef), win: money(oldPossibleWin) }}
        next={{ stake: money(stake), odds: odds(coef), win: money(possibleWin) }}
        difference={difference > 0 ? `+${money(difference)}` : money(difference)}
      >
        <FormattedMessage
          tagName="span"
          id="betting.edit.ends"
          defaultMessage="Bet No. {number} ends. It is closed at its cash-out value of {value}, where its fair value is {fair}, and this amount becomes the stake of the new bet. The exchange cannot be undone."
          values={{ number: <bdi>{coupon.couponId}</bdi>, value: <bdi>{money(value)}</bdi>, fair: <bdi>{money(fair)}</bdi> }}
        />{' '}
        {extra > 0 && (
          <FormattedMessage
            tagName="span"
            id="betting.edit.fromBalance"
            defaultMessage="{amount} is added from your balance."
            values={{ amount: <bdi>{money(extra)}</bdi> }}
          />
        )}
      </BetExchange>
      {delayMs > 0 && (
        <small>
          <FormattedMessage
            id="betting.edit.delay"
            defaultMessage="Live bets take {seconds, number} s. If the odds or the value drop, your bet stays as it is."
            values={{ seconds: Math.ceil(delayMs / 1000) }}
          />
        </small>
      )}
    </>
  );
}

import { betsKept, resultClosed } from '@touchline/betting-coupon-state';
import { sportById } from '@touchline/betting-rules';
import { CouponFinePrint, Receipt, useCouponTypeName, useNames, type CouponBetView } from '@touchline/betting-ui';
import type { BookedBet, BookedCoupon } from '@touchline/shared-contract';
import { moneyText } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useOdds } from '../line/prices/use-odds.ts';
import { letterOf } from './letters.ts';

export interface CouponReceiptProps {
  coupon: BookedCoupon;
  /** The coupons of many singles, one per bet. */
  singles: readonly BookedCoupon[];
  /** It was placed before: by another tab, or by an attempt whose answer was lost. */
  isAlreadyPlaced: boolean;
}

const MS_PER_SECOND = 1000;

/** What was placed, exactly as it was booked. @spec BET-11 CP-30 */
export function CouponReceipt({ coupon, singles, isAlreadyPlaced }: CouponReceiptProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const odds = useOdds();
  const names = useNames();
  const typeName = useCouponTypeName();
  const money = (amount: number) => moneyText(intl, { amount, exponent: coupon.exponent, iso: coupon.currencyIso });
  const viewOf = (bet: BookedBet, at: number): CouponBetView => {
    const context = { sport: sportById(bet.sportId)?.key ?? '', first: bet.opponent1, second: bet.opponent2 };
    const param = bet.param === null ? {} : { param: bet.param };
    const outcome = { typeId: bet.outcomeTypeId, ...param, ...(bet.outcomeName !== null && { name: bet.outcomeName }) };
    const isMoved = bet.coef !== bet.coefSeen;
    return {
      id: bet.outcomeId,
      letter: letterOf(at),
      pick: names.outcome(outcome, { typeId: bet.marketTypeId, ...param }, { context }),
      context: `${names.market(bet.marketTypeId, context)} · ${bet.opponent1} – ${bet.opponent2}`,
      odds: odds(bet.coef),
      ...(isMoved && { oddsWhenPicked: odds(bet.coefSeen), movement: bet.coef > bet.coefSeen ? ('up' as const) : ('down' as const) }),
    };
  };
  return (
    <Receipt
      couponId={String(coupon.couponId)}
      typeName={typeName(coupon.typeId)}
      placedAt={intl.formatMessage(
        { id: 'betting.receipt.utc', defaultMessage: '{time} UTC' },
        {
          time: intl.formatDate(coupon.placedAt * MS_PER_SECOND, {
            timeZone: 'UTC',
            year: 'numeric',
            month: 'short',
            day: 'numeric',
            hour: '2-digit',
            minute: '2-digit',
            second: '2-digit',
            hourCycle: 'h23',
          }),
        },
      )}
      stake={money(coupon.amount)}
      {...(singles.length === 0 && { odds: odds(coupon.coef) })}
      possibleWin={money(coupon.possibleWin)}
      bets={coupon.bets.map(viewOf)}
      onKeepBets={() => dispatch(betsKept())}
      onClose={() => dispatch(resultClosed())}
      note={
        <>
          {isAlreadyPlaced && (
            <CouponFinePrint>
              <FormattedMessage id="betting.receipt.already" defaultMessage="This coupon was already placed. It was placed once." />
            </CouponFinePrint>
          )}
          {singles.length > 0 && (
            <CouponFinePrint>
              <FormattedMessage
                id="betting.receipt.singles"
                defaultMessage="{count, plural, one {# single} other {# singles}}: {numbers}"
                values={{ count: singles.length, numbers: singles.map(({ couponId }) => couponId).join(', ') }}
              />
            </CouponFinePrint>
          )}
        </>
      }
    />
  );
}

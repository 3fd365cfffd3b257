import { editCoupon, resultClosed } from '@touchline/betting-coupon-state';
import { useBookedWords } from '@touchline/betting-names';
import { CouponFinePrint, Receipt, type CouponBetView } from '@touchline/betting-ui';
import type { BookedBet, BookedCoupon } from '@touchline/betting-contract';
import { printCouponPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { moneyText } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useOdds } from '@touchline/betting-event-list';
import { isOneProduct, letterOf, specifiedWinText, useBookedName, useUtcTime } from '@touchline/betting-booked-coupon';
import { exactCoef } from '@touchline/betting-coupon-math';
import { useCalmPress } from './use-run-of-presses.ts';

export interface CouponReceiptProps {
  coupon: BookedCoupon;
  /** The coupons of many singles, one per bet. */
  singles: readonly BookedCoupon[];
  /** All coupons of a request that placed several: blocks, sizes of a named system. @spec CP-27 */
  lines?: readonly BookedCoupon[];
  /** Placed before: by another tab, or by an attempt whose answer was lost. */
  isAlreadyPlaced: boolean;
}

/** What was placed, exactly as booked. @spec BET-11 CP-27 CP-30 */
export function CouponReceipt({ coupon, singles, lines = singles, isAlreadyPlaced }: CouponReceiptProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const odds = useOdds();
  // The buttons appear where the place button was, and may be hit by a click still in progress.
  const calm = useCalmPress();
  const words = useBookedWords();
  const nameOf = useBookedName();
  const timeOf = useUtcTime();
  const lang = useSelector(selectLanguage);
  const money = (amount: number) => moneyText(intl, { amount, exponent: coupon.exponent, iso: coupon.currencyIso });
  const order = coupon.bets.map(({ outcomeId }) => outcomeId);
  const parts = lines.length > 0 ? lines : singles;
  const viewOf = (bet: BookedBet, at: number): CouponBetView => {
    const { pick, market, game } = words(bet);
    const isMoved = bet.coef !== bet.coefSeen;
    return {
      id: bet.outcomeId,
      letter: letterOf(at),
      pick,
      context: market,
      game,
      odds: odds(bet.coef),
      ...(isMoved && { oddsWhenPicked: odds(bet.coefSeen), movement: bet.coef > bet.coefSeen ? ('up' as const) : ('down' as const) }),
    };
  };
  return (
    <Receipt
      couponId={String(coupon.couponId)}
      typeName={nameOf(coupon, parts.length)}
      placedAt={timeOf(coupon.placedAt)}
      stake={money(coupon.amount)}
      {...(parts.length === 0 && { odds: odds(coupon.coef) })}
      possibleWin={money(coupon.possibleWin)}
      {...(parts.length === 0 &&
        isOneProduct(coupon.typeId) && {
          computed: specifiedWinText(intl, { ...coupon, exactCoef: exactCoef(coupon.bets.map(({ coef }) => coef)) }),
        })}
      bets={coupon.bets.map(viewOf)}
      lines={parts.map((line) => ({
        couponId: String(line.couponId),
        typeName: nameOf(line),
        stake: money(line.amount),
        possibleWin: money(line.possibleWin),
        letters: line.bets.map(({ outcomeId }) => letterOf(order.indexOf(outcomeId))).join(', '),
      }))}
      onKeepBets={calm(() => dispatch(editCoupon({ kind: 'keep-placed' })))}
      onPrint={calm(() => void navigate(printCouponPath(lang, coupon.couponId)))}
      onClose={calm(() => dispatch(resultClosed()))}
      note={
        isAlreadyPlaced && (
          <CouponFinePrint>
            <FormattedMessage id="betting.receipt.already" defaultMessage="This bet is already placed. It was accepted once only." />
          </CouponFinePrint>
        )
      }
    />
  );
}

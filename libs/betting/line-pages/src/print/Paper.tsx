import { selectAccounts } from '@touchline/account-state';
import { formatCoef } from '@touchline/betting-coupon-math';
import { useBookedWords } from '@touchline/betting-names';
import { bookedEnding } from '@touchline/betting-names/score';
import { PrintedCoupon, type PrintedCouponProps } from '@touchline/betting-ui';
import { selectCoefNotation, selectSiteConfig } from '@touchline/shared-config';
import type { BookedCoupon } from '@touchline/betting-contract';
import { portsOf, selectView, type RootState } from '@touchline/shared-state';
import { moneyText } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { Corrections, EditChain, letterOf } from '@touchline/betting-booked-coupon';
import { ACCOUNT_NAMES } from '@touchline/betting-booked-coupon';
import { useBookedName } from '@touchline/betting-booked-coupon';
import { useUtcTime } from '@touchline/betting-booked-coupon';
import { RESULT_WORDS } from './result-words.ts';

export interface PaperProps {
  coupon: BookedCoupon;
  /** All coupons of a request that placed several; `coupon` is then their sum. */
  lines: readonly BookedCoupon[];
}

/** Printed form of a receipt. @spec CP-27 CP-30 BET-11 */
export function Paper({ coupon, lines }: PaperProps) {
  const intl = useIntl();
  const view = useSelector(selectView);
  const notation = useSelector((state: RootState) => selectCoefNotation(state, view.coefViewId));
  const siteName = useSelector(selectSiteConfig)?.companyName ?? '';
  const { origin } = portsOf(useStore());
  const account = useSelector(selectAccounts).find(({ id }) => id === coupon.accountId);
  const words = useBookedWords();
  const nameOf = useBookedName();
  const timeOf = useUtcTime();
  const money = (amount: number) => moneyText(intl, { amount, exponent: coupon.exponent, iso: coupon.currencyIso });
  const odds = (coef: number) => formatCoef(coef, notation, { locale: view.language });
  const accountName = account === undefined ? '' : account.label === '' ? intl.formatMessage(ACCOUNT_NAMES[account.type]) : account.label;
  const paidOf = ({ payout }: BookedCoupon) => (payout === null ? {} : { paid: money(payout) });
  const order = coupon.bets.map(({ outcomeId }) => outcomeId);
  const bets: PrintedCouponProps['bets'] = coupon.bets.map((bet, at) => {
    const result = RESULT_WORDS[bet.statusId];
    return {
      id: bet.outcomeId,
      letter: letterOf(at),
      ...words(bet),
      championship: bet.champName,
      startAt: timeOf(bet.startAt),
      odds: odds(bet.coef),
      ...(result !== undefined && {
        result: [intl.formatMessage(result), bet.result, bookedEnding(intl, bet)].filter(Boolean).join(' · '),
      }),
    };
  });
  const paper = (
    <PrintedCoupon
      site={{ name: siteName, address: new URL(origin).host }}
      couponId={String(coupon.couponId)}
      typeName={nameOf(coupon, lines.length)}
      placedAt={timeOf(coupon.placedAt)}
      account={accountName === '' ? coupon.currencyIso : accountName}
      stake={money(coupon.amount)}
      // Several coupons have no common total odds.
      {...(lines.length === 0 && { odds: odds(coupon.coef) })}
      possibleWin={money(coupon.possibleWin)}
      {...paidOf(coupon)}
      bets={bets}
      lines={lines.map((line) => ({
        couponId: String(line.couponId),
        typeName: nameOf(line),
        letters: line.bets.map(({ outcomeId }) => letterOf(order.indexOf(outcomeId))).join(', '),
        stake: money(line.amount),
        possibleWin: money(line.possibleWin),
        ...paidOf(line),
      }))}
      onPrint={() => window.print()}
    />
  );
  if (coupon.editedFrom === undefined && coupon.editedTo === undefined && coupon.corrections === undefined) return paper;
  return (
    <>
      {paper}
      <p>
        <EditChain coupon={coupon} /> <Corrections coupon={coupon} />
      </p>
    </>
  );
}

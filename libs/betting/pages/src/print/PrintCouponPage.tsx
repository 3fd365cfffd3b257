import { couponWanted, selectAccounts, selectCouponDetails } from '@touchline/account-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { formatCoef } from '@touchline/betting-coupon-math';
import { PrintedCoupon, type PrintedCouponProps } from '@touchline/betting-ui';
import { selectCoefNotation } from '@touchline/shared-config';
import type { BookedCoupon } from '@touchline/shared-contract';
import { loginPath, officePath } from '@touchline/shared-routes';
import { selectView } from '@touchline/shared-state';
import { BlocksSkeleton, EmptyState, ErrorState, LinkButton, moneyText, PageFrame, PrintIcon } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router';
import { letterOf } from '../coupon/letters.ts';
import { ACCOUNT_NAMES } from '../coupon/offer-words.ts';
import { useBookedName } from '../coupon/use-booked-name.ts';
import { useBookedWords, useUtcTime } from '../coupon/use-booked-words.ts';
import { RESULT_WORDS } from './result-words.ts';

/** A placed coupon alone on its page, in a form that prints well. @spec CP-30 BET-11 */
export function PrintCouponPage() {
  const intl = useIntl();
  const { language } = useSelector(selectView);
  const title = intl.formatMessage({ id: 'betting.page.print', defaultMessage: 'Coupon for printing' });
  const history = {
    name: intl.formatMessage({ id: 'betting.history.title', defaultMessage: 'Bet history' }),
    href: officePath(language, 'history'),
  };
  return (
    <PageFrame isAlone trail={[history, { name: title }]} title={title}>
      <Content />
    </PageFrame>
  );
}

function Content() {
  const dispatch = useDispatch();
  const couponId = Number(useParams()['couponId']);
  const isPlayer = useSelector(selectIsPlayer);
  const details = useSelector((state) => selectCouponDetails(state, couponId));
  const { language } = useSelector(selectView);
  const { pathname } = useLocation();
  useEffect(() => {
    if (isPlayer) dispatch(couponWanted({ couponId }));
  }, [dispatch, couponId, isPlayer]);
  if (!isPlayer) {
    return (
      <EmptyState
        isCard
        icon={<PrintIcon />}
        title={<FormattedMessage id="betting.print.visitor" defaultMessage="Sign in to see your coupon" />}
        actions={
          <LinkButton href={loginPath(language, pathname)}>
            <FormattedMessage id="betting.coupon.myBets.signIn" defaultMessage="Sign in" />
          </LinkButton>
        }
      />
    );
  }
  if (details === undefined || details.status === 'loading') return <BlocksSkeleton count={2} />;
  if (details.status === 'failed') return <ErrorState isCard onRetry={() => dispatch(couponWanted({ couponId }))} />;
  if (details.status === 'ready') return <Paper coupon={details.coupon} />;
  return (
    <EmptyState
      isCard
      icon={<PrintIcon />}
      title={<FormattedMessage id="betting.print.none" defaultMessage="No coupon to print" />}
      actions={
        <LinkButton href={officePath(language, 'history')}>
          <FormattedMessage id="betting.history.title" defaultMessage="Bet history" />
        </LinkButton>
      }
    >
      <FormattedMessage
        id="betting.print.notYours"
        defaultMessage="No coupon of yours has this number. Your coupons are in the bet history."
      />
    </EmptyState>
  );
}

function Paper({ coupon }: { coupon: BookedCoupon }) {
  const intl = useIntl();
  const view = useSelector(selectView);
  const notation = useSelector((state) => selectCoefNotation(state, view.coefViewId));
  const account = useSelector(selectAccounts).find(({ id }) => id === coupon.accountId);
  const words = useBookedWords();
  const nameOf = useBookedName();
  const timeOf = useUtcTime();
  const money = (amount: number) => moneyText(intl, { amount, exponent: coupon.exponent, iso: coupon.currencyIso });
  const odds = (coef: number) => formatCoef(coef, notation, { locale: view.language });
  const accountName = account === undefined ? '' : account.label === '' ? intl.formatMessage(ACCOUNT_NAMES[account.type]) : account.label;
  const bets: PrintedCouponProps['bets'] = coupon.bets.map((bet, at) => {
    const result = RESULT_WORDS[bet.statusId];
    return {
      id: bet.outcomeId,
      letter: letterOf(at),
      ...words(bet),
      championship: bet.champName,
      startAt: timeOf(bet.startAt),
      odds: odds(bet.coef),
      ...(result !== undefined && { result: [intl.formatMessage(result), bet.result ?? ''].join(' ').trim() }),
    };
  });
  return (
    <PrintedCoupon
      couponId={String(coupon.couponId)}
      typeName={nameOf(coupon)}
      placedAt={timeOf(coupon.placedAt)}
      account={accountName === '' ? coupon.currencyIso : accountName}
      stake={money(coupon.amount)}
      odds={odds(coupon.coef)}
      possibleWin={money(coupon.possibleWin)}
      {...(coupon.payout !== null && { paid: money(coupon.payout) })}
      bets={bets}
      onPrint={() => window.print()}
    />
  );
}

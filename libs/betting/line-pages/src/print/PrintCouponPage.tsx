import { couponWanted, selectCouponDetails } from '@touchline/betting-history-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { loginPath, matchRoute, officePath, splitLanguage } from '@touchline/shared-routes';
import { selectView, type RootState } from '@touchline/shared-state';
import { BlocksSkeleton, EmptyState, ErrorState, LinkButton, PageFrame, PrintIcon } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { Paper } from './Paper.tsx';

/** Print page of a coupon, or of all coupons of its request. @spec CP-27 CP-30 BET-11 */
export function PrintCouponPage() {
  const intl = useIntl();
  const { language } = useSelector(selectView);
  const title = intl.formatMessage({ id: 'betting.page.print', defaultMessage: 'Printable bet' });
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
  const { pathname } = useLocation();
  const couponId = Number(matchRoute(splitLanguage(pathname).path).params['couponId']);
  const isPlayer = useSelector(selectIsPlayer);
  const details = useSelector((state: RootState) => selectCouponDetails(state, couponId));
  const { language } = useSelector(selectView);
  useEffect(() => {
    if (isPlayer) dispatch(couponWanted({ couponId }));
  }, [dispatch, couponId, isPlayer]);
  if (!isPlayer) {
    return (
      <EmptyState
        isCard
        icon={<PrintIcon />}
        title={<FormattedMessage id="betting.print.visitor" defaultMessage="Sign in to print your bet" />}
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
  if (details.status === 'ready') return <Paper coupon={details.coupon} lines={details.lines} />;
  return (
    <EmptyState
      isCard
      icon={<PrintIcon />}
      title={<FormattedMessage id="betting.print.none" defaultMessage="No bet to print" />}
      actions={
        <LinkButton href={officePath(language, 'history')}>
          <FormattedMessage id="betting.history.title" defaultMessage="Bet history" />
        </LinkButton>
      }
    >
      <FormattedMessage id="betting.print.notYours" defaultMessage="You have no bet with this number. See your bet history." />
    </EmptyState>
  );
}

import { CouponCard } from '@touchline/betting-booked-coupon';
import { openCouponsHidden, openCouponsShown, selectOpenCoupons } from '@touchline/betting-history-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { useBookedWords } from '@touchline/betting-names';
import { loginPath, officePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { EmptyState, ErrorState, EventListSkeleton, HistoryIcon, LinkButton } from '@touchline/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import styles from './Coupon.module.css';

/** Live selections and cash-out, loaded only for players with open bets. */
const OpenBets = lazy(async () => ({ default: (await import('@touchline/betting-my-bets')).OpenBets }));

/** Coupons that wait for a result, with live score, what is still needed, and cash-out. @spec AC-05 */
export function MyBets() {
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const isPlayer = useSelector(selectIsPlayer);
  const open = useSelector(selectOpenCoupons);
  const { pathname, search } = useLocation();
  useEffect(() => {
    dispatch(openCouponsShown());
    return () => void dispatch(openCouponsHidden());
  }, [dispatch]);

  const history = (
    <LinkButton href={officePath(lang, 'history')}>
      <FormattedMessage id="betting.coupon.allBets" defaultMessage="View all bets" />
    </LinkButton>
  );
  if (!isPlayer) {
    return (
      <EmptyState
        icon={<HistoryIcon />}
        title={<FormattedMessage id="betting.coupon.myBets.visitor" defaultMessage="Sign in to see your bets" />}
        actions={
          <LinkButton href={loginPath(lang, pathname + search)}>
            <FormattedMessage id="betting.coupon.myBets.signIn" defaultMessage="Sign in" />
          </LinkButton>
        }
      />
    );
  }
  if (open.status === 'unknown') return <EventListSkeleton count={2} />;
  if (open.status !== 'ready') return <ErrorState />;
  if (open.coupons.length === 0) {
    return (
      <EmptyState
        icon={<HistoryIcon />}
        title={<FormattedMessage id="betting.coupon.myBets.none" defaultMessage="No open bets" />}
        actions={history}
      />
    );
  }
  return (
    <div className={styles.open}>
      <Suspense fallback={<EventListSkeleton count={2} />}>
        <OpenBets coupons={open.coupons} Card={CouponCard} useWords={useBookedWords} />
      </Suspense>
      {history}
    </div>
  );
}

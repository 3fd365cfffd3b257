import { selectCouponCount } from '@touchline/betting-coupon-state';
import { BlocksSkeleton } from '@touchline/ui-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';

const CouponPanel = lazy(() => import('@touchline/betting-pages/coupon').then(({ CouponPanel: Panel }) => ({ default: Panel })));

/** How long a page without bets is left alone before the coupon is fetched. */
const IDLE_MS = 1_500;

/** Whether the coupon may be fetched: at once when there is a bet to show, else when the page has come to rest. */
function useIsTime(): boolean {
  const hasBets = useSelector(selectCouponCount) > 0;
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), hasBets ? 0 : IDLE_MS);
    return () => clearTimeout(timer);
  }, [hasBets]);
  return isTime;
}

/** The coupon: a chunk of the host of its own, after the first paint, so that no failed section takes it away. */
export function CouponSlot() {
  const isTime = useIsTime();
  const waiting = <BlocksSkeleton count={1} />;
  return isTime ? (
    <Suspense fallback={waiting}>
      <CouponPanel />
    </Suspense>
  ) : (
    waiting
  );
}

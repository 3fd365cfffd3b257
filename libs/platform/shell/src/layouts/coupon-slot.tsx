import { EventListSkeleton } from '@touchline/ui-kit';
import { lazy, Suspense, useEffect, useState } from 'react';

const CouponPanel = lazy(() => import('@touchline/betting-pages/coupon').then((module) => ({ default: module.CouponPanel })));

/** The page has been painted once: what is not needed for that may load now. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true), 0));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}

/** The coupon belongs to the host, in a chunk of its own after the first paint: no failed section takes it away. */
export function CouponSlot() {
  const isPainted = useIsPainted();
  const waiting = <EventListSkeleton count={2} />;
  return isPainted ? (
    <Suspense fallback={waiting}>
      <CouponPanel />
    </Suspense>
  ) : (
    waiting
  );
}

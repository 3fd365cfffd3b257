import { portsOf } from '@touchline/shared-state';
import { lazy, Suspense } from 'react';
import { useStore } from 'react-redux';
import { codeOf, Fence } from '../app/Fence.tsx';

const Overlay = lazy(async () => ({ default: (await import('@touchline/betting-coupon-panel')).CouponOverlay }));

/** What the coupon says over the page while it is not in sight; without its chunk it says nothing. @spec CP-16 CP-20 */
export function CouponOverlayLater() {
  const { report } = portsOf(useStore());
  return (
    <Fence onError={(error) => report('chunk-failed', { name: 'coupon-overlay', code: codeOf(error) })} fallback={() => null}>
      <Suspense fallback={null}>
        <Overlay />
      </Suspense>
    </Fence>
  );
}

import { withWords } from '@touchline/shared-i18n';
import { portsOf } from '@touchline/shared-state';
import { lazy, Suspense } from 'react';
import { useStore } from 'react-redux';
import { codeOf } from '@touchline/shared-primitives';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';

const Overlay = lazy(withWords(async () => ({ default: (await import(/* @home */ '@touchline/betting-coupon-panel')).CouponOverlay })));

/** Messages of the coupon while it is out of sight; none until its chunk has loaded. @spec CP-16 CP-20 */
export function CouponOverlayLater() {
  const { report } = portsOf(useStore());
  return (
    <ErrorBoundary onError={(error) => report('chunk-failed', { name: 'coupon-overlay', code: codeOf(error) })} fallback={() => null}>
      <Suspense fallback={null}>
        <Overlay />
      </Suspense>
    </ErrorBoundary>
  );
}

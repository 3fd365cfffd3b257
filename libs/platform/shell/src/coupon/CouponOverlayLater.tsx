import { withWords } from '@touchline/shared-i18n';
import { portsOf } from '@touchline/shared-state';
import { lazy, Suspense } from 'react';
import { useStore } from 'react-redux';
import { codeOf } from '@touchline/shared-primitives';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';

const Overlay = lazy(withWords(async () => ({ default: (await import(/* @home */ '@touchline/betting-coupon-panel')).CouponOverlay })));

/** What the coupon says over the page while it is not in sight; without its chunk it says nothing. @spec CP-16 CP-20 */
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

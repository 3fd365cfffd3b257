import { withWords } from '@touchline/shared-i18n';
import { portsOf } from '@touchline/shared-state';
import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { codeOf } from '@touchline/shared-primitives';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';

const fetchWords = withWords(() => import(/* @home */ '@touchline/betting-coupon-panel'));
const Title = lazy(async () => ({ default: (await fetchWords()).CouponHandleTitle }));
const Note = lazy(async () => ({ default: (await fetchWords()).CouponHandleNote }));

/** Texts of the coupon's handle from the coupon's chunk; the plain name until it has loaded. */
function Later({ children, plain }: { children: ReactNode; plain: ReactNode }) {
  const { report } = portsOf(useStore());
  return (
    <ErrorBoundary onError={(error) => report('chunk-failed', { name: 'coupon-handle', code: codeOf(error) })} fallback={() => plain}>
      <Suspense fallback={plain}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** `Express, 3 bets`. */
export const HandleTitle = ({ plain }: { plain: ReactNode }) => (
  <Later plain={plain}>
    <Title />
  </Later>
);

/** `Total odds 11.77`. */
export const HandleNote = () => (
  <Later plain={null}>
    <Note />
  </Later>
);

import { portsOf } from '@touchline/shared-state';
import { BlocksSkeleton, SectionFailedState } from '@touchline/ui-kit';
import { useStore } from 'react-redux';
import { codeOf } from '@touchline/shared-primitives';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { useCouponPanel } from './use-coupon-panel.ts';

/** The coupon: a separate chunk of the host, loaded after the first paint, so that it does not depend on any section. @spec RM-08 REM-1 */
export function CouponSlot({ isOpened = false }: { isOpened?: boolean }) {
  const { report } = portsOf(useStore());
  const { Panel, hasFailed, retry } = useCouponPanel(isOpened);
  if (hasFailed) return <SectionFailedState isCard onRetry={retry} />;
  if (Panel === null) return <BlocksSkeleton count={1} />;
  return (
    <ErrorBoundary
      onError={(error) => report('coupon-threw', { code: codeOf(error) })}
      fallback={(reset) => <SectionFailedState isCard onRetry={reset} />}
    >
      <Panel />
    </ErrorBoundary>
  );
}

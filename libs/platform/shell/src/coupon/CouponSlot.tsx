import { portsOf } from '@touchline/shared-state';
import { BlocksSkeleton, SectionFailedState } from '@touchline/ui-kit';
import { Component, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useCouponPanel } from './use-coupon-panel.ts';

/** A coupon that throws while it draws takes only its own place. */
class Fence extends Component<{ onError: (error: unknown) => void; children: ReactNode }, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasThrown ? <SectionFailedState isCard onRetry={() => this.setState({ hasThrown: false })} /> : this.props.children;
  }
}

/** The coupon: a chunk of the host of its own, after the first paint, so that no failed section takes it away. @spec RM-08 REM-1 */
export function CouponSlot() {
  const { report } = portsOf(useStore());
  const { Panel, hasFailed, retry } = useCouponPanel();
  if (hasFailed) return <SectionFailedState isCard onRetry={retry} />;
  if (Panel === null) return <BlocksSkeleton count={1} />;
  return (
    <Fence onError={(error) => report('coupon-threw', { code: error instanceof Error ? error.name : 'unknown' })}>
      <Panel />
    </Fence>
  );
}

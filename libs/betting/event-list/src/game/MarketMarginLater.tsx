import { loadPatiently } from '@touchline/shared-state';
import { lazy, Suspense } from 'react';
import type { MarketMarginProps } from './MarketMargin.tsx';

const MarketMargin = lazy(() => loadPatiently(async () => ({ default: (await import('./MarketMargin.tsx')).MarketMargin })));

/** The margin of a market, loaded on demand. @spec OD-01 BT-01 */
export const MarketMarginLater = (props: MarketMarginProps) => (
  <Suspense>
    <MarketMargin {...props} />
  </Suspense>
);

import { loadPatiently } from '@touchline/shared-state';
import { lazy, Suspense } from 'react';
import type { MarketRulesProps } from './MarketRules.tsx';

const MarketRules = lazy(() => loadPatiently(async () => ({ default: (await import('./MarketRules.tsx')).MarketRules })));

/** How a market settles, loaded on demand. @spec OD-02 BT-01 */
export const MarketRulesLater = (props: MarketRulesProps) => (
  <Suspense>
    <MarketRules {...props} />
  </Suspense>
);

import type { BetBuilderProps } from '@touchline/betting-bet-builder';
import { loadPatiently } from '@touchline/shared-state';
import { BlocksSkeleton } from '@touchline/ui-kit';
import { lazy, Suspense } from 'react';

const BetBuilder = lazy(() => loadPatiently(async () => ({ default: (await import('@touchline/betting-bet-builder')).BetBuilder })));

/** The bet builder, loaded on demand. @spec BT-10 */
export function Builder(props: BetBuilderProps) {
  return (
    <Suspense
      fallback={
        <>
          {props.parts}
          <BlocksSkeleton count={4} />
        </>
      }
    >
      <BetBuilder {...props} />
    </Suspense>
  );
}

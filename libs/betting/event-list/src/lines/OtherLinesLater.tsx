import { loadPatiently } from '@touchline/shared-state';
import { lazy, Suspense } from 'react';
import type { OtherLinesProps } from './OtherLines.tsx';

const OtherLines = lazy(() => loadPatiently(async () => ({ default: (await import('./OtherLines.tsx')).OtherLines })));

/** The other lines of a row, loaded on demand. @spec BT-13 */
export const OtherLinesLater = (props: OtherLinesProps) => (
  <Suspense>
    <OtherLines {...props} />
  </Suspense>
);

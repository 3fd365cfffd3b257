import { selectSiteConfig } from '@touchline/shared-config';
import { codeOf } from '@touchline/shared-primitives';
import { withWords } from '@touchline/shared-i18n';
import { portsOf, type RootState } from '@touchline/shared-state';
import { lazy, Suspense } from 'react';
import { useSelector, useStore } from 'react-redux';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { useRoute } from '../app/use-route.ts';

const Snow = lazy(withWords(async () => ({ default: (await import('./SnowUnlessReduced.tsx')).SnowUnlessReduced })));

/** Snow on the home page if the configuration enables it; loaded after the page. @spec LY-06 */
export function Snowfall() {
  const { report } = portsOf(useStore<RootState>());
  const { key } = useRoute();
  const isSnowfall = useSelector(selectSiteConfig)?.isSnowfall;
  if (isSnowfall !== true || key !== 'home') return null;
  return (
    <ErrorBoundary onError={(error) => report('chunk-failed', { name: 'snow', code: codeOf(error) })} fallback={() => null}>
      <Suspense fallback={null}>
        <Snow />
      </Suspense>
    </ErrorBoundary>
  );
}

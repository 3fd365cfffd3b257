import { selectSiteConfig } from '@touchline/shared-config';
import { withWords } from '@touchline/shared-i18n';
import { portsOf, selectDisplayFlag, type RootState } from '@touchline/shared-state';
import { useMediaQuery } from '@touchline/ui-kit';
import { lazy, Suspense } from 'react';
import { useSelector, useStore } from 'react-redux';
import { codeOf } from '@touchline/shared-primitives';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { useRoute } from '../app/use-route.ts';
import { isSnowing } from './is-snowing.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';
const Snow = lazy(withWords(async () => ({ default: (await import('./Snow.tsx')).Snow })));

/** A separate component, so that the media query is used only where it would snow. */
function SnowUnlessReduced({ routeKey }: { routeKey: string }) {
  const { report } = portsOf(useStore<RootState>());
  const isFlagged = useSelector((state: RootState) => selectDisplayFlag(state, 'isMotionReduced'));
  // The edge cannot know the preference, so it renders no snow.
  const isReduced = useMediaQuery(REDUCED, true);
  if (!isSnowing({ isSnowfall: true, routeKey, isMotionReduced: isReduced || isFlagged })) return null;
  return (
    <ErrorBoundary onError={(error) => report('chunk-failed', { name: 'snow', code: codeOf(error) })} fallback={() => null}>
      <Suspense fallback={null}>
        <Snow />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Snow on the home page if the configuration enables it; loaded after the page. @spec LY-06 */
export function Snowfall() {
  const { key } = useRoute();
  const isSnowfall = useSelector(selectSiteConfig)?.isSnowfall;
  return isSnowfall === true && key === 'home' ? <SnowUnlessReduced routeKey={key} /> : null;
}

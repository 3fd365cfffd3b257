import { useCallback, useState, type ComponentType } from 'react';

/** Starts loading this far before the bands become visible. */
const NEAR = { rootMargin: '600px' };

/** Home page bands of other sections; code and data are loaded when the player scrolls near them. @spec RM-07 PI-01 */
export function LateBands() {
  const [Bands, setBands] = useState<ComponentType | null>(null);
  const watch = useCallback((place: HTMLDivElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      // The page works without bands.
      if (entry?.isIntersecting) import('./Bands.tsx').then((came) => setBands(() => came.Bands)).catch(() => undefined);
    }, NEAR);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return <div ref={watch}>{Bands && <Bands />}</div>;
}

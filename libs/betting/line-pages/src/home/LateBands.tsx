import { useCallback, useState, type ComponentType } from 'react';

/** They have come before anybody sees where they stand. */
const NEAR = { rootMargin: '600px' };

/** What other sections have for the first page: code and data are asked for when somebody comes near. @spec RM-07 PI-01 */
export function LateBands() {
  const [Bands, setBands] = useState<ComponentType | null>(null);
  const watch = useCallback((place: HTMLDivElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      // Without its bands the page is whole.
      if (entry?.isIntersecting) import('./Bands.tsx').then((came) => setBands(() => came.Bands)).catch(() => undefined);
    }, NEAR);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return <div ref={watch}>{Bands && <Bands />}</div>;
}

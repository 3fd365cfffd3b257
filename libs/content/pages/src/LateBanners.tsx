import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { BannersProps } from './BannersOf.tsx';

const NEAR = '200px';

/** Lazy banners: code and data are loaded when they are about to become visible. @spec PI-01 */
export function LateBanners(props: BannersProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Banners, setBanners] = useState<ComponentType<BannersProps> | null>(null);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import('./InjectedBanners.tsx').then(
          ({ InjectedBanners }) => setBanners(() => InjectedBanners),
          () => undefined, // the page works without banners
        );
      },
      { rootMargin: NEAR },
    );
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{Banners !== null && <Banners {...props} />}</div>;
}

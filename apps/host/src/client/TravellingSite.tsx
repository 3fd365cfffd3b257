import { startTransition, useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { SiteRouter } from '../app/SiteRouter.tsx';
import { scrollTo } from './scroll-places.ts';
import type { SiteRouter as Travels } from './site-router.ts';

export interface TravellingSiteProps {
  router: Travels;
  children: ReactNode;
}

/** The site at the address where the player is. A page that comes is drawn as a transition: a press in between is answered at once. */
export function TravellingSite({ router, children }: TravellingSiteProps) {
  const [{ place, coming, broken }, show] = useState(router.state);
  const comingNow = useCallback(() => router.state().coming?.pathname ?? null, [router]);
  useLayoutEffect(() => router.subscribe((state) => startTransition(() => show(state))), [router]);
  useLayoutEffect(() => scrollTo(place.scroll, place.location.hash), [place]);
  return (
    <SiteRouter
      location={place.location}
      action={place.action}
      navigator={router.navigator}
      coming={coming?.pathname ?? null}
      comingNow={comingNow}
      broken={broken}
    >
      {children}
    </SiteRouter>
  );
}

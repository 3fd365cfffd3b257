import { scrollTo, type SiteRouter as Travels } from '@touchline/platform-navigation';
import { startTransition, useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { SiteRouter } from '../app/SiteRouter.tsx';

export interface TravellingSiteProps {
  router: Travels;
  children: ReactNode;
}

/** The site at the current location. A new page renders as a transition, so that clicks stay responsive. */
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

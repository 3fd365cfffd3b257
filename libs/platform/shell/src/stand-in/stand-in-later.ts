import { withWords } from '@touchline/shared-i18n';
import type { RouteKey } from '@touchline/shared-routes';
import { lazy, type ComponentType } from 'react';

const fetchPart = withWords(() => import('./StandIn.tsx'));

/** What stands in for a section that did not come. Only who meets that pays for its code; without it the section's own block says what is missing. */
export const StandInLater = lazy<ComponentType<{ routeKey: RouteKey }>>(() =>
  fetchPart().then(
    ({ StandIn }) => ({ default: StandIn }),
    () => ({ default: () => null }),
  ),
);

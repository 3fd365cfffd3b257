import { withWords } from '@touchline/shared-i18n';
import type { RouteKey } from '@touchline/shared-routes';
import { lazy, type ComponentType } from 'react';

const fetchPart = withWords(() => import('./StandIn.tsx'));

/** Replaces a section that failed to load, as a chunk that only such pages load. If it fails too, the section's error block is shown. */
export const StandInLater = lazy<ComponentType<{ routeKey: RouteKey }>>(() =>
  fetchPart().then(
    ({ StandIn }) => ({ default: StandIn }),
    () => ({ default: () => null }),
  ),
);

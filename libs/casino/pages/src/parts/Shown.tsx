import type { Resource } from '@touchline/casino-state';
import { GamesSkeleton, SectionFailedState } from '@touchline/ui-kit';
import { type ReactNode, useEffect } from 'react';
import { useShown } from './use-shown.ts';

export interface ShownProps<T extends object> {
  resource: Resource<T>;
  children: (data: T) => ReactNode;
  /** Number of tiles in the loading outline. Defaults to that of the outline. */
  count?: number;
  /** Load the resource here, because the page does not preload it. */
  isLoadedHere?: boolean;
}

/** Renders a loaded resource; before that an outline, and on failure a retry button. */
export function Shown<T extends object>({ resource, children, isLoadedHere = false, ...outline }: ShownProps<T>) {
  const { view, ask } = useShown(resource);
  useEffect(() => {
    if (isLoadedHere) ask();
  }, [isLoadedHere, ask]);
  if (view.status === 'failed') return <SectionFailedState isCard onRetry={ask} />;
  return view.status === 'ready' ? children(view.data) : <GamesSkeleton {...outline} />;
}

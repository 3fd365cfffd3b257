import type { Resource } from '@touchline/casino-state';
import { GamesSkeleton, SectionFailedState } from '@touchline/ui-kit';
import { type ReactNode, useEffect } from 'react';
import { useShown } from './use-shown.ts';

export interface ShownProps<T extends object> {
  resource: Resource<T>;
  children: (data: T) => ReactNode;
  /** Tiles in the outline while it loads; 24 unless told. */
  count?: number;
  /** Nobody loaded it before the page was drawn: it is asked for here. */
  isAskedHere?: boolean;
}

/** What a page shows once it has come; its outline until then, and a way to try again where it did not. */
export function Shown<T extends object>({ resource, children, count = 24, isAskedHere = false }: ShownProps<T>) {
  const { view, ask } = useShown(resource);
  useEffect(() => {
    if (isAskedHere) ask();
  }, [isAskedHere, ask]);
  if (view.status === 'failed') return <SectionFailedState isCard onRetry={ask} />;
  return view.status === 'ready' ? children(view.data) : <GamesSkeleton count={count} />;
}

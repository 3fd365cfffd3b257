import { loadShown, type Resource, selectShown, type View } from '@touchline/casino-state';
import { portsOf, type RootState } from '@touchline/shared-state';
import { useAppStore } from '@touchline/ui-pages';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';

/** The state of a resource, and a function to reload it. */
export function useShown<T extends object>(resource: Resource<T>): { view: View<T>; ask: () => void } {
  const store = useAppStore();
  const view = useSelector((state: RootState): View<T> => selectShown(state, resource));
  const ask = useCallback(() => {
    const { signal } = new AbortController();
    loadShown({ store, ports: portsOf(store), signal }, resource).catch(() => undefined); // the failure is already in the store
    // The key identifies the resource.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, resource.key]);
  return { view, ask };
}

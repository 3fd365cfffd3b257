import type { AppStore, RootState } from '@touchline/shared-state';
import { useSelector, useStore, type UseSelector } from 'react-redux';

/** `useSelector` of react-redux for the state of this site: a selector written in place needs no type annotation. */
export const useAppSelector: UseSelector<RootState> = useSelector;

/** The store, for loaders and for `portsOf`. */
export const useAppStore = (): AppStore => useStore<RootState, Parameters<AppStore['dispatch']>[0]>();

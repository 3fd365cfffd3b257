import { selectActiveAccount } from '@touchline/account-state';
import { selectData, type TotoData, type View, wanted, watchBegun, watchEnded, type Wish } from '@touchline/toto-state';
import { useAppSelector } from '@touchline/ui-pages';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** Currency of pools and prices in server-rendered pages; the edge does not know the player's account. */
export const EDGE_ISO = 'EUR';

/** Currency of the account that pays the stakes. */
export const useStakeIso = (): string => useSelector(selectActiveAccount)?.iso ?? EDGE_ISO;

/**
 * A backend resource, refreshed while the page shows it. Until it is loaded in the player's currency, the server-rendered data is shown.
 *
 * @param everyMs - refresh interval.
 * @returns the current view, and a function to reload.
 */
export function useToto<W extends Wish>(wish: W, everyMs: number): { view: View<TotoData[W['what']]>; retry: () => void } {
  const dispatch = useDispatch();
  const own = useAppSelector((state) => selectData(state, wish));
  const fallback = useAppSelector((state) => selectData(state, 'iso' in wish ? { ...wish, iso: EDGE_ISO } : wish));
  const text = JSON.stringify(wish);
  useEffect(() => {
    const watched = JSON.parse(text) as W;
    dispatch(watchBegun({ wish: watched, everyMs }));
    return () => void dispatch(watchEnded({ wish: watched }));
  }, [dispatch, text, everyMs]);
  return {
    view: own.status === 'loading' && fallback.status === 'ready' ? fallback : own,
    retry: () => void dispatch(wanted({ wish })),
  };
}

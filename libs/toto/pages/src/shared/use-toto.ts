import { selectActiveAccount } from '@touchline/account-state';
import { selectData, type TotoData, type View, wanted, watchBegun, watchEnded, type Wish } from '@touchline/toto-state';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** What the edge draws pools and prices in: it does not know the player's account. */
export const EDGE_ISO = 'EUR';

/** The currency of the account that stakes are made from. */
export const useStakeIso = (): string => useSelector(selectActiveAccount)?.iso ?? EDGE_ISO;

/**
 * One thing of the backend, kept fresh while the page shows it. Until the player's own currency has come, what the edge has drawn stays.
 *
 * @param everyMs - time between two loads.
 * @returns what is known, and a way to ask again.
 */
export function useToto<W extends Wish>(wish: W, everyMs: number): { view: View<TotoData[W['what']]>; retry: () => void } {
  const dispatch = useDispatch();
  const own = useSelector((state) => selectData(state, wish));
  const fallback = useSelector((state) => selectData(state, 'iso' in wish ? { ...wish, iso: EDGE_ISO } : wish));
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

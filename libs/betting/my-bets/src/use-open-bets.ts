import { cashOutModule, cashOutsHidden, cashOutsShown } from '@touchline/betting-cash-out-state';
import { lineModuleLater, type FeedView } from '@touchline/betting-line-state';
import type { BookedCoupon } from '@touchline/betting-contract';
import { selectLanguage, type ModularStore } from '@touchline/shared-state';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

/** Most games in one feed call. */
const MOST_GAMES = 200;

/**
 * Adds cash-out and line modules to the store while open coupons are on the screen, in whichever section. @returns whether both are in the
 * store.
 */
export function useOpenBetsModules(): boolean {
  const store = useStore() as unknown as ModularStore;
  const dispatch = useDispatch();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const names = [cashOutModule, lineModuleLater].map((module) => store.inject(module));
    dispatch(cashOutsShown());
    setReady(true);
    return () => {
      dispatch(cashOutsHidden());
      for (const name of names) store.release(name);
    };
  }, [store, dispatch]);
  return isReady;
}

/** Feed with the live games of these coupons; null if none of their bets is open. @spec LOAD-6 */
export function useLiveView(coupons: readonly BookedCoupon[]): FeedView | null {
  const lang = useSelector(selectLanguage);
  const open = coupons.flatMap(({ bets }) => bets.filter(({ statusId, subKind }) => statusId < 0 && subKind === null));
  const key = [...new Set(open.map(({ gameId }) => gameId))]
    .toSorted((a, b) => a - b)
    .slice(0, MOST_GAMES)
    .join(',');
  return useMemo(() => (key === '' ? null : { kind: 'games', section: 'live', lang, ids: key.split(',').map(Number) }), [key, lang]);
}

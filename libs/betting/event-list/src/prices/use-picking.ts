import { betToggled, selectIsPicked, type Pick } from '@touchline/betting-coupon-state';
import { getPriceBoard } from '@touchline/betting-line-state';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { splitLanguage } from '@touchline/shared-routes';
import type { RootState } from '@touchline/shared-state';

/** Whether an outcome is in the coupon. */
export function useIsPicked(outcomeId: number): boolean {
  return useSelector(useMemo(() => selectIsPicked(outcomeId), [outcomeId]));
}

/** Kind of page to record with a pick: the first segment of the path. @spec CP-24 */
const pageTypeOf = (pathname: string): string => splitLanguage(pathname).path.split('/')[1] || 'home';

/** Kind of the current page. */
export const usePageType = (): string => pageTypeOf(useLocation().pathname);

/** Adds an outcome to the coupon or removes it, at the price on the screen. @spec CP-24 ODD-3 */
export function usePick(source: string): (pick: Omit<Pick, 'source' | 'pageType'>) => void {
  const dispatch = useDispatch();
  const board = getPriceBoard(useStore<RootState>());
  const { pathname } = useLocation();
  return useCallback(
    ({ game, market, outcome }) => {
      const coef = board.get(outcome.id)?.coef ?? outcome.coef;
      dispatch(betToggled({ game, market, outcome: { ...outcome, coef }, source, pageType: pageTypeOf(pathname) }));
    },
    [board, dispatch, pathname, source],
  );
}

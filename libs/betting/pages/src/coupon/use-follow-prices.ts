import { pricesSeen, selectCouponBets } from '@touchline/betting-coupon-state';
import { getPriceBoard } from '@touchline/betting-line-state';
import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

/** While the coupon is on the screen it shows the same price in the same frame as the lists beside it. @spec ODD-6 */
export function useFollowPrices(): void {
  const store = useStore();
  const dispatch = useDispatch();
  const ids = useSelector((state) =>
    selectCouponBets(state)
      .map(({ outcomeId }) => outcomeId)
      .join(),
  );
  useEffect(() => {
    const board = getPriceBoard(store);
    const stops = ids
      .split(',')
      .filter((id) => id !== '')
      .map(Number)
      .map((outcomeId) =>
        board.subscribe(outcomeId, () => {
          const price = board.get(outcomeId);
          if (price !== undefined) dispatch(pricesSeen([{ outcomeId, coef: price.coef, isBlocked: price.isBlocked }]));
        }),
      );
    return () => stops.forEach((stop) => stop());
  }, [store, dispatch, ids]);
}

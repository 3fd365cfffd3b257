import { pricesSeen, selectCouponBets, selectQuotedAt } from '@touchline/betting-coupon-state';
import { getPriceBoard } from '@touchline/betting-line-state';
import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

/**
 * While the coupon is on the screen it shows the same price in the same frame as the lists beside it. A quote and a list are answers to
 * different questions, and either may come late: the one that the server gave later holds in both places.
 *
 * @spec ODD-6
 */
export function useFollowPrices(): void {
  const store = useStore();
  const dispatch = useDispatch();
  const quotedAt = useSelector(selectQuotedAt);
  const ids = useSelector((state) =>
    selectCouponBets(state)
      .map(({ outcomeId }) => outcomeId)
      .join(),
  );
  useEffect(() => {
    if (quotedAt === null) return;
    const board = getPriceBoard(store);
    const open = selectCouponBets(store.getState()).filter(({ goneReason }) => goneReason === null);
    const overtaken = open.flatMap(({ outcomeId, coef, isBlocked }) => {
      const price = board.get(outcomeId);
      if (price === undefined) return [];
      if (price.at > quotedAt) return [{ outcomeId, coef: price.coef, isBlocked: price.isBlocked }];
      board.write([{ id: outcomeId, coef, isBlocked }], quotedAt);
      return [];
    });
    if (overtaken.length > 0) dispatch(pricesSeen(overtaken));
  }, [store, dispatch, quotedAt]);
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

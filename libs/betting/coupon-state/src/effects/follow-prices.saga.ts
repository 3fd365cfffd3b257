import { getPriceBoard, type BoardSource, type PriceBoard } from '@touchline/betting-line-state';
import { listenTo } from '@touchline/shared-state';
import { all, call, getContext, put, select, takeEvery } from 'typed-redux-saga';
import { pricesSeen, quoted, selectCouponSlice } from '../coupon.slice.ts';
import { selectQuotedAt } from '../selectors/asking.ts';

/**
 * The coupon has the same price in the same frame as the lists beside it. A quote and a list are answers to different questions, and either
 * may come late: the one that the server gave later holds in both places.
 *
 * @spec ODD-6
 */
export function* followPrices() {
  const store = yield* getContext<BoardSource>('store');
  const board = getPriceBoard(store);
  yield* all([
    takeEvery(quoted, compareWithLists, board),
    call(
      listenTo<number>,
      (emit: (outcomeId: number) => void) => watchBets(store, board, emit),
      (id: number) => showPrice(board, id),
    ),
  ]);
}

/** Tells whenever the price of a bet moves, whatever bets the coupon has by then. */
function watchBets(store: BoardSource, board: PriceBoard, emit: (outcomeId: number) => void): () => void {
  let bets: unknown;
  let stops = new Map<number, () => void>();
  const look = (): void => {
    const coupon = selectCouponSlice(store.getState());
    if (coupon.bets === bets) return;
    bets = coupon.bets;
    const next = new Map(coupon.bets.map(({ outcomeId: id }) => [id, stops.get(id) ?? board.subscribe(id, () => emit(id))] as const));
    for (const [id, stop] of stops) if (!next.has(id)) stop();
    stops = next;
  };
  look();
  const stopLooking = store.subscribe(look);
  return () => {
    stopLooking();
    for (const stop of stops.values()) stop();
  };
}

function* showPrice(board: PriceBoard, outcomeId: number) {
  const price = board.get(outcomeId);
  if (price !== undefined) yield* put(pricesSeen([{ outcomeId, coef: price.coef, isBlocked: price.isBlocked }]));
}

/** A quote that is newer than the lists moves them; one that they have overtaken takes their prices. */
function* compareWithLists(board: PriceBoard) {
  const quotedAt = yield* select(selectQuotedAt);
  if (quotedAt === null) return;
  const { bets } = yield* select(selectCouponSlice);
  const open = bets.filter(({ goneReason }) => goneReason === null);
  const overtaken = open.flatMap(({ outcomeId, coef, isBlocked }) => {
    const price = board.get(outcomeId);
    if (price === undefined) return [];
    if (price.at > quotedAt) return [{ outcomeId, coef: price.coef, isBlocked: price.isBlocked }];
    board.write([{ id: outcomeId, coef, isBlocked }], quotedAt);
    return [];
  });
  if (overtaken.length > 0) yield* put(pricesSeen(overtaken));
}

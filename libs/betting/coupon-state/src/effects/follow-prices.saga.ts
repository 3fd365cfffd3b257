import { getPriceBoard, type PriceBoard } from '@touchline/betting-line-state';
import { listenTo, type ModularStore } from '@touchline/shared-state';
import { all, call, getContext, put, select, takeEvery } from 'typed-redux-saga';
import { pricesSeen, quoted, selectCouponSlice } from '../coupon.slice.ts';
import { selectQuotedAt } from '../selectors/asking.ts';

/**
 * Keeps the prices of the coupon equal to those of the lists, in the same frame. Quotes and lists are independent answers that may arrive
 * late; the one with the later server time is used in both places.
 *
 * @spec ODD-6
 */
export function* followPrices() {
  const store = yield* getContext<ModularStore>('store');
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

/** Emits an outcome id whenever the price of one of the coupon's current bets changes. */
function watchBets(store: Pick<ModularStore, 'getState' | 'subscribe'>, board: PriceBoard, emit: (outcomeId: number) => void): () => void {
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

/** A quote newer than the lists updates the price board; for bets with newer list prices, the coupon takes those. */
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
